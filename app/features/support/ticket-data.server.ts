import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/**
 * Personal data: what a person wrote to the team, with the answers. It is deleted with the account, except requests by
 * people named in reviews: those are independent of accounts and are kept for as long as somebody can complain about
 * them.
 */
export const ticketData: PersonalData = {
  name: 'tickets',
  read: async (userId) => {
    const tickets = await db()
      .selectFrom('tickets')
      .select(['id', 'number', 'kind', 'state', 'subject', 'wish', 'sender_name', 'sender_email', 'sender_phone'])
      .select(['preferred_time', 'locale', 'school_id', 'consent_version', 'consented_at', 'created_at'])
      .select(['answered_at', 'closed_at'])
      .where('user_id', '=', userId)
      .orderBy('number')
      .execute()
    return await Promise.all(tickets.map(async ({ id, ...ticket }) => ({ ...ticket, messages: await messagesOf(id) })))
  },
  erase: async (trx, userId) => {
    const own = trx.deleteFrom('tickets').where('user_id', '=', userId)
    await own.where('kind', '<>', 'named_person').execute()
    await trx.updateTable('tickets').set({ user_id: null }).where('user_id', '=', userId).execute()
  },
}

const messagesOf = (ticketId: string) =>
  db()
    .selectFrom('ticket_messages')
    .select(['author', 'text', 'created_at'])
    .where('ticket_id', '=', ticketId)
    .where('internal', '=', false)
    .orderBy('created_at')
    .execute()

/** Personal data: answers and notes of a member of the team. They belong to the ticket and stay, without the person. */
export const ticketAnswerData: PersonalData = {
  name: 'ticket_answers',
  read: (userId) =>
    db()
      .selectFrom('ticket_messages as m')
      .innerJoin('tickets as t', 't.id', 'm.ticket_id')
      .select(['t.number', 'm.internal', 'm.text', 'm.created_at'])
      .where('m.author_id', '=', userId)
      .where('m.author', '=', 'team')
      .orderBy('m.created_at')
      .execute(),
}
