import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { mailTeam } from '../mail-team.server.ts'
import { ticketGroup } from '../ticket-rules.ts'
import type { NewTicket, OpenedTicket } from './new-ticket.ts'
import { quoteForStranger } from './quote-for-stranger.ts'

/** Tells the team about a new ticket, and confirms it to the sender. */
export async function mailOpened(trx: Transaction<Database>, ticket: NewTicket, opened: OpenedTicket): Promise<void> {
  await mailTeam(trx, opened.id, 'ticket-opened', ticket.text)
  const { locale, email, text } = ticket
  const group = ticketGroup(ticket.kind)
  const { number, dueAt } = opened
  const quoted = isOwnAddress(ticket) ? text : quoteForStranger(text)
  await enqueueMail(trx, {
    template: 'ticket-received',
    to: email,
    locale,
    replyTo: env().CONTACT_EMAIL,
    props: {
      number,
      group,
      due: dueAt.toISOString(),
      text: quoted,
      cut: quoted !== text,
      url: group === 'support' ? pageAddress(locale, `/dashboard/support/${number}`) : '',
    },
  })
}

/** Whether the sender has confirmed the address before, through an account. */
const isOwnAddress = ({ session, email }: NewTicket): boolean => session?.email.toLowerCase() === email.toLowerCase()
