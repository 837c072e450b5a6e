import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { DEFAULT_LOCALE } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { TicketKind, Wish } from './ticket.ts'

/**
 * Tells the team by mail what was written; a reply to the mail goes to its writer.
 *
 * @param text what is new in the ticket
 */
export async function mailTeam(
  trx: Transaction<Database>,
  ticketId: string,
  template: 'ticket-opened' | 'ticket-replied',
  text: string,
): Promise<void> {
  const ticket = await trx.selectFrom('tickets').selectAll().where('id', '=', ticketId).executeTakeFirstOrThrow()
  await enqueueMail(trx, {
    template,
    to: env().CONTACT_EMAIL,
    locale: DEFAULT_LOCALE,
    replyTo: ticket.sender_email,
    props: {
      number: ticket.number,
      kind: ticket.kind as TicketKind,
      sender: ticket.sender_name,
      email: ticket.sender_email,
      phone: ticket.sender_phone ?? '',
      preferredTime: ticket.preferred_time ?? '',
      subject: ticket.subject,
      wish: (ticket.wish ?? '') as Wish | '',
      text,
      due: ticket.due_at.toISOString(),
      url: pageAddress(DEFAULT_LOCALE, `/admin/tickets/${ticket.id}`),
    },
  })
}
