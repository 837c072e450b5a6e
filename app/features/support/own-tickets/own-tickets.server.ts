import { type SqlBool, sql } from 'kysely'
import { notMerged } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { SUPPORT_WAYS, type TicketKind, type TicketState } from '../ticket.ts'

const TICKETS_PER_PAGE = 20

const tickets = (userId: string) =>
  db()
    .selectFrom('tickets')
    .select(sql<string | null>`case when user_id is distinct from ${userId} then sender_name end`.as('colleague'))
    // As text: the number is a name, and numbers would be shown with separators.
    .select([sql<string>`number::text`.as('number'), 'subject', 'created_at as createdAt', 'due_at as dueAt'])
    .select([sql<TicketKind>`kind`.as('kind'), sql<TicketState>`state`.as('state')])

/** A ticket as its sender's side sees it; `colleague` is the sender's name for the other members of the school. */
export type OwnTicket = Awaited<ReturnType<ReturnType<typeof tickets>['execute']>>[number]

/**
 * Lists a page of a person's tickets and those of their colleagues, newest first.
 *
 * @param before number of the last ticket of the previous page
 */
export async function listOwnTickets(userId: string, before: string | undefined) {
  const rows = await tickets(userId)
    .where(isVisibleTo(userId))
    .$if(before !== undefined, (all) => all.where('number', '<', before!))
    .orderBy('tickets.number', 'desc')
    .limit(TICKETS_PER_PAGE + 1)
    .execute()
  const page = rows.slice(0, TICKETS_PER_PAGE)
  return { tickets: page, older: rows.length > TICKETS_PER_PAGE ? (page.at(-1)?.number ?? null) : null }
}

/** Finds the person's own ticket that the team has to answer first, or returns undefined. */
export const findNextDue = (userId: string): Promise<OwnTicket | undefined> =>
  tickets(userId)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()

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
    .where(isVisibleTo(userId))
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

/** Condition on `tickets`: the person sent it, or is a member of the school for which a colleague asked for help. */
const isVisibleTo = (userId: string) =>
  sql<SqlBool>`tickets.id in (
    select id from tickets where user_id = ${userId}
    union all
    select asked.id from school_members o join tickets asked on asked.school_id = o.school_id
    where o.user_id = ${userId} and asked.kind = any(${SUPPORT_WAYS}) and ${notMerged})`
