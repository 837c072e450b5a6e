import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { TicketKind, TicketState } from '../ticket-rules.ts'

const TICKETS_PER_PAGE = 20

const ownTickets = (userId: string) =>
  db()
    .selectFrom('tickets')
    // As text: the number is a name, and numbers would be shown with separators.
    .select([sql<string>`number::text`.as('number'), 'subject', 'created_at as createdAt', 'due_at as dueAt'])
    .select([sql<TicketKind>`kind`.as('kind'), sql<TicketState>`state`.as('state')])
    .where('user_id', '=', userId)

export type OwnTicket = Awaited<ReturnType<ReturnType<typeof ownTickets>['execute']>>[number]

/**
 * Lists a page of a person's tickets, the newest first.
 *
 * @param before number of the last ticket of the previous page
 */
export async function listOwnTickets(userId: string, before: string | undefined) {
  const rows = await ownTickets(userId)
    .$if(before !== undefined, (all) => all.where('number', '<', before!))
    .orderBy('tickets.number', 'desc')
    .limit(TICKETS_PER_PAGE + 1)
    .execute()
  const tickets = rows.slice(0, TICKETS_PER_PAGE)
  return { tickets, older: rows.length > TICKETS_PER_PAGE ? (tickets.at(-1)?.number ?? null) : null }
}

/** Finds the person's ticket that the team has to answer first, or returns undefined. */
export const findNextDue = (userId: string): Promise<OwnTicket | undefined> =>
  ownTickets(userId).where('state', '=', 'open').orderBy('due_at').limit(1).executeTakeFirst()
