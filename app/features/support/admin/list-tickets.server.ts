import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { comesAfter, microsOf, pageOf } from '#db/keyset.ts'
import type { TicketKind } from '../ticket.ts'
import { TICKETS_PER_PAGE, type TicketQuery } from './tickets-address.ts'

export type ListedTicket = {
  id: string
  number: string
  kind: TicketKind
  name: string
  subject: string
  school: string | null
  createdAt: Date
  dueAt: Date
  /** Whether it is open and the time to answer is over. */
  overdue: boolean
}

/**
 * Lists a page of the tickets in a state: open ones by when they are due, others latest first. The caller has checked
 * the rights.
 */
export async function listTickets(query: TicketQuery) {
  const { rows } = await ticketsOf(query).execute(db())
  const { page, next } = pageOf(rows, TICKETS_PER_PAGE)
  return { tickets: page.map(({ micros: _, ...ticket }): ListedTicket => ticket), next }
}

const DUE = { at: sql.ref('t.due_at'), id: sql.ref('t.id') }

/** The statement behind a page. */
export function ticketsOf({ state, kind, after }: TicketQuery) {
  const direction = state === 'open' ? 'asc' : 'desc'
  const order = sql.raw(direction)
  return sql<ListedTicket & { micros: string }>`
    select t.id, t.number::text as number, t.kind, t.sender_name as name, t.subject, s.name as school,
      t.created_at as "createdAt", t.due_at as "dueAt", t.state = 'open' and t.due_at < now() as overdue,
      ${microsOf(DUE.at)} as micros
    from tickets t left join schools s on s.id = t.school_id
    where t.state = ${state} ${kind ? sql`and t.kind = ${kind}` : sql``}
      and ${comesAfter(DUE, after, direction)}
    order by t.due_at ${order}, t.id ${order} limit ${TICKETS_PER_PAGE + 1}`
}
