import { z } from 'zod'
import { TICKET_KINDS, TICKET_STATES, type TicketKind, type TicketState } from '../ticket-rules.ts'

export const TICKETS_PER_PAGE = 25

/** Place of a case in the list: microseconds since 1970 at which it is due, and its id. */
export type TicketCursor = { due: string; id: string }
export type TicketQuery = { state: TicketState; kind?: TicketKind; after?: TicketCursor }

const cursorSchema = z
  .string()
  .regex(/^\d{1,16}~[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((text): TicketCursor => {
    const [due = '', id = ''] = text.split('~')
    return { due, id }
  })

/** The cases that an address asks for; what it does not understand is left out. */
export function readTicketAddress(query: URLSearchParams): TicketQuery {
  const kind = TICKET_KINDS.find((one) => one === query.get('kind'))
  const after = cursorSchema.safeParse(query.get('after'))
  return {
    state: TICKET_STATES.find((state) => state === query.get('state')) ?? 'open',
    ...(kind && { kind }),
    ...(after.success && { after: after.data }),
  }
}

/** The address of a list of cases, without language. */
export function ticketsAddress({ state, kind, after }: TicketQuery): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(kind && { kind }),
    ...(after && { after: `${after.due}~${after.id}` }),
  }).toString()
  return query ? `/admin/tickets?${query}` : '/admin/tickets'
}
