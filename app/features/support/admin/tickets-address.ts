import { type Asked, addressOf } from '#app/core/address/address.ts'
import { cursor, oneOf } from '#app/core/address/parameters.ts'
import { TICKET_KINDS, TICKET_STATES } from '../ticket-rules.ts'

export const TICKETS_PER_PAGE = 25

const address = addressOf({ state: oneOf(TICKET_STATES, 'open'), kind: oneOf(TICKET_KINDS, undefined), after: cursor })

/** Which cases are asked for. */
export type TicketQuery = Asked<typeof address>

export const readTicketAddress = address.read

/** The address of a list of cases, without language. */
export const ticketsAddress = (asked: TicketQuery): string => `/admin/tickets${address.write(asked)}`
