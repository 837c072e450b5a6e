import { type Asked, addressOf } from '#app/core/address/address.ts'
import { cursor, oneOf } from '#app/core/address/parameters.ts'
import { TICKET_KINDS, TICKET_STATES } from '../ticket.ts'

export const TICKETS_PER_PAGE = 25

const address = addressOf({ state: oneOf(TICKET_STATES, 'open'), kind: oneOf(TICKET_KINDS, undefined), after: cursor })

/** Filter of the tickets. */
export type TicketQuery = Asked<typeof address>

export const readTicketAddress = address.read

/** Returns the address of a list of tickets, without language. */
export const ticketsAddress = (asked: TicketQuery): string => `/admin/tickets${address.write(asked)}`
