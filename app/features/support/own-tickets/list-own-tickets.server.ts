import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { TicketKind, TicketState } from '../ticket-rules.ts'
import { seenBy } from './seen-by.server.ts'

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
    .where(seenBy(userId))
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
