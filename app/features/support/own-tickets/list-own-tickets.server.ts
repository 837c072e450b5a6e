import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { TicketKind, TicketState } from '../ticket-rules.ts'

const TICKETS_PER_PAGE = 20

const ownTickets = (userId: string) =>
  db()
    .selectFrom('tickets')
    // As text: it is a name, and numbers are shown with separators.
    .select([sql<string>`number::text`.as('number'), 'subject', 'created_at as createdAt', 'due_at as dueAt'])
    .select([sql<TicketKind>`kind`.as('kind'), sql<TicketState>`state`.as('state')])
    .where('user_id', '=', userId)

export type OwnTicket = Awaited<ReturnType<ReturnType<typeof ownTickets>['execute']>>[number]

/**
 * A page of what somebody wrote to the team, the newest first.
 *
 * @param before number of the last case of the page before
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

/** The case of somebody that the team has to answer first, or undefined. */
export const findNextDue = (userId: string): Promise<OwnTicket | undefined> =>
  ownTickets(userId).where('state', '=', 'open').orderBy('due_at').limit(1).executeTakeFirst()
