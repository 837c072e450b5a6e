import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { mailTeam } from '../mail-team.server.ts'
import { ANSWER_HOURS, type TicketKind } from '../ticket.ts'

/**
 * Adds a later message from the sender to a ticket, which reopens it. The team's time only starts again if it had
 * answered; the same text twice in a row counts as one message.
 *
 * @throws Failure ticket_unknown, also when it belongs to somebody else; too_many_attempts
 */
export async function replyToTicket(userId: string, number: string, text: string, visitor: Visitor): Promise<void> {
  await countAttempt('support', { address: visitor.address })
  await db()
    .transaction()
    .execute(async (trx) => {
      const { id, kind, state } = await lockOwn(trx, userId, number)
      if (state === 'open' && (await lastText(trx, id)) === text) return
      await trx
        .insertInto('ticket_messages')
        .values({ ticket_id: id, author: 'sender', text, author_id: userId })
        .execute()
      const dueAt = sql<Date>`now() + make_interval(hours => ${ANSWER_HOURS[kind]})`
      await trx
        .updateTable('tickets')
        .set({ state: 'open', closed_at: null, ...(state !== 'open' && { due_at: dueAt }) })
        .where('id', '=', id)
        .execute()
      await mailTeam(trx, id, 'ticket-replied', text)
    })
}

/**
 * Closes a ticket for its sender.
 *
 * @throws Failure ticket_unknown, also when it belongs to somebody else
 */
export async function closeOwnTicket(userId: string, number: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { id, state } = await lockOwn(trx, userId, number)
      if (state === 'closed') return
      const closed = { state: 'closed', closed_at: sql<Date>`now()` }
      await trx.updateTable('tickets').set(closed).where('id', '=', id).execute()
    })
}

async function lockOwn(trx: Transaction<Database>, userId: string, number: string) {
  const ticket = await trx
    .selectFrom('tickets')
    .select(['id', 'state', sql<TicketKind>`kind`.as('kind')])
    .where(sql<string>`number::text`, '=', number)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!ticket) throw new Failure('not_found', 'ticket_unknown')
  return ticket
}

async function lastText(trx: Transaction<Database>, ticketId: string): Promise<string | undefined> {
  const last = await trx
    .selectFrom('ticket_messages')
    .select('text')
    .where('ticket_id', '=', ticketId)
    .where('internal', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.text
}
