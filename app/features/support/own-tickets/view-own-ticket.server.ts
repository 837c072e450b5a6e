import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { TicketKind, TicketState } from '../ticket-rules.ts'
import { seenBy } from './seen-by.server.ts'

/** The form of numbers in addresses, which PostgreSQL can compare. */
const NUMBER = /^\d{1,18}$/

/**
 * Loads a ticket of a person or a colleague with its history, without the team's notes; returns undefined for everybody
 * else. Only its sender sees where the team is to call.
 */
export async function viewOwnTicket(userId: string, number: string) {
  if (!NUMBER.test(number)) return undefined
  const ticket = await db()
    .selectFrom('tickets')
    .select(['id', sql<string>`number::text`.as('number'), 'subject', 'created_at as createdAt', 'due_at as dueAt'])
    .select(sql<string | null>`case when user_id = ${userId} then sender_phone end`.as('phone'))
    .select(sql<string | null>`case when user_id = ${userId} then preferred_time end`.as('preferredTime'))
    .select(sql<string | null>`case when user_id is distinct from ${userId} then sender_name end`.as('colleague'))
    .select([sql<TicketKind>`kind`.as('kind'), sql<TicketState>`state`.as('state')])
    .where('number', '=', number)
    .where(seenBy(userId))
    .executeTakeFirst()
  if (!ticket) return undefined
  const { id, ...shown } = ticket
  const messages = await db()
    .selectFrom('ticket_messages')
    .select(['id', 'text', 'created_at as at', sql<'sender' | 'team'>`author`.as('author')])
    .where('ticket_id', '=', id)
    .where('internal', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { ...shown, messages }
}
export type ViewedOwnTicket = NonNullable<Awaited<ReturnType<typeof viewOwnTicket>>>
