import type { Selectable, Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { notify } from '#app/features/notifications/notify.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database, TicketsTable } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { type TicketKind, ticketGroup } from '../ticket-rules.ts'

/** Sends the team's answer to the sender: by mail, and as a notification to people who have a page for the ticket. */
export async function notifySender(
  trx: Transaction<Database>,
  ticket: Selectable<TicketsTable>,
  text: string,
): Promise<void> {
  const { number, user_id: userId, sender_email: to } = ticket
  const locale = ticket.locale as Locale
  const path = `/dashboard/support/${number}`
  const hasPage = userId !== null && ticketGroup(ticket.kind as TicketKind) === 'support'
  await enqueueMail(trx, {
    template: 'ticket-answered',
    to,
    locale,
    replyTo: env().CONTACT_EMAIL,
    props: { number, text, url: hasPage ? pageAddress(locale, path) : '' },
  })
  if (hasPage) await notify(trx, { to: { userId }, kind: 'ticket', props: { number: Number(number) }, path })
}
