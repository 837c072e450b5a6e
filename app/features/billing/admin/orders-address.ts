import { type Asked, addressOf } from '#app/core/address/address.ts'
import { named, oneOf, pageNumber, typed } from '#app/core/address/parameters.ts'

/** Filters of the orders list: states, and orders that wait for a person. */
export const ORDER_FILTERS = [
  'pending',
  'invoiced',
  'overdue',
  'paid',
  'refunding',
  'refunded',
  'disputed',
  'revoked',
  'failed',
] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

const address = addressOf({
  filter: named('state', oneOf(ORDER_FILTERS, '')),
  search: named('q', typed(100)),
  page: pageNumber,
  withdrawals: pageNumber,
  cancellations: pageNumber,
})

/**
 * The filter of the orders list and the pages of undecided withdrawals and cancellations. Empty texts mean all; pages
 * count from 1.
 */
export type OrdersQuery = Asked<typeof address>

/** The orders that an address asks for, and the query of the address of an `OrdersQuery`. */
export const { read: readOrdersAddress, write: ordersQuery } = address
