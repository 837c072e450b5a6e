import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { TicketKind } from '../ticket-rules.ts'
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
  /** Open, and the time to answer is over. */
  overdue: boolean
}

/** A page of the cases in a state: what waits by when it is due, what is done by the latest. The caller has checked who asks. */
export async function listTickets(query: TicketQuery) {
  const { rows } = await ticketsOf(query).execute(db())
  const page = rows.slice(0, TICKETS_PER_PAGE)
  const last = rows.length > TICKETS_PER_PAGE ? page.at(-1) : undefined
  return {
    tickets: page.map(({ micros: _, ...ticket }): ListedTicket => ticket),
    next: last ? { due: last.micros, id: last.id } : null,
  }
}

/** The statement behind a page. */
export function ticketsOf({ state, kind, after }: TicketQuery) {
  const [order, beyond] = state === 'open' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  return sql<ListedTicket & { micros: string }>`
    select t.id, t.number::text as number, t.kind, t.sender_name as name, t.subject, s.name as school,
      t.created_at as "createdAt", t.due_at as "dueAt", t.state = 'open' and t.due_at < now() as overdue,
      (extract(epoch from t.due_at) * 1000000)::bigint::text as micros
    from tickets t left join schools s on s.id = t.school_id
    where t.state = ${state} ${kind ? sql`and t.kind = ${kind}` : sql``}
      ${after ? sql`and (t.due_at, t.id) ${beyond} (timestamptz 'epoch' + ${after.due}::bigint * interval '1 microsecond', ${after.id}::uuid)` : sql``}
    order by t.due_at ${order}, t.id ${order} limit ${TICKETS_PER_PAGE + 1}`
}
