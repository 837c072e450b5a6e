/** By which admins filter orders: states, and those that wait for somebody. */
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

/** Which orders an admin asks for, and which page of undecided withdrawals. Empty texts mean all; pages count from 1. */
export type OrdersQuery = { filter: OrderFilter | ''; search: string; page: number; withdrawals: number }

const PAGE = /^[1-9]\d{0,4}$/

/** The orders that an address asks for; what it does not understand is left out. */
export function readOrdersAddress(query: URLSearchParams): OrdersQuery {
  return {
    filter: ORDER_FILTERS.find((filter) => filter === query.get('state')) ?? '',
    search: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    page: pageIn(query, 'page'),
    withdrawals: pageIn(query, 'withdrawals'),
  }
}

function pageIn(query: URLSearchParams, name: string): number {
  const page = query.get(name) ?? ''
  return PAGE.test(page) ? Number(page) : 1
}

/** The query of an address of the list, with its question mark; empty for the first page of all. */
export function ordersQuery({ filter, search, page, withdrawals }: OrdersQuery): string {
  const query = new URLSearchParams({
    ...(filter && { state: filter }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
    ...(withdrawals > 1 && { withdrawals: String(withdrawals) }),
  }).toString()
  return query && `?${query}`
}
