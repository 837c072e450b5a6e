import { type Kysely, sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { TicketKind, TicketState, Wish } from '../ticket.ts'

/**
 * Loads everything that the team needs to answer a ticket; returns undefined when there is none with this id. The
 * caller has checked the rights.
 */
export async function viewTicket(id: string) {
  const ticket = await db()
    .selectFrom('tickets as t')
    .leftJoin('schools as s', 's.id', 't.school_id')
    .select([
      't.id',
      sql<string>`t.number::text`.as('number'),
      't.subject',
      't.sender_name as name',
      't.sender_email as email',
    ])
    .select(['t.sender_phone as phone', 't.preferred_time as preferredTime', 't.user_id as userId'])
    .select(['t.school_id as schoolId', 's.name as school', 't.consent_version as consentVersion'])
    .select(['t.consented_at as consentedAt', 't.created_at as createdAt', 't.due_at as dueAt'])
    .select(sql<boolean>`t.state = 'open' and t.due_at < now()`.as('overdue'))
    .select([sql<TicketKind>`t.kind`.as('kind'), sql<TicketState>`t.state`.as('state')])
    .select([sql<Wish | null>`t.wish`.as('wish'), sql<Locale>`t.locale`.as('locale')])
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!ticket) return undefined
  const messages = await readMessages(id)
  return { ...ticket, messages, seen: versionToken(ticket.state, messages.length) }
}
export type ViewedTicket = NonNullable<Awaited<ReturnType<typeof viewTicket>>>

const readMessages = (id: string) =>
  db()
    .selectFrom('ticket_messages as m')
    .leftJoin('users as u', 'u.id', 'm.author_id')
    .leftJoin('profiles as p', 'p.id', 'm.author_id')
    .select(['m.id', 'm.text', 'm.internal', 'm.created_at as at', sql<'sender' | 'team'>`m.author`.as('author')])
    .select(sql<string | null>`coalesce(nullif(p.full_name, ''), u.email)`.as('person'))
    .where('m.ticket_id', '=', id)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()

/** Returns the version token that a form carries: it changes with the next message or decision. */
const versionToken = (state: string, messages: number): string => `${state}-${messages}`

/** Returns the present version token of a ticket, in the transaction that has it locked. */
export async function currentVersion(connection: Kysely<Database>, id: string, state: string): Promise<string> {
  const { many } = await connection
    .selectFrom('ticket_messages')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()
  return versionToken(state, Number(many))
}
