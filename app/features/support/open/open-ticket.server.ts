import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { mailTeam } from '../mail-team.server.ts'
import { ANSWER_HOURS, ticketGroup } from '../ticket.ts'
import type { NewTicket, OpenedTicket } from './new-ticket.ts'

/**
 * Opens a ticket: the team is told by mail, and the sender gets its number. The same text from the same address within
 * an hour is one ticket: somebody clicked twice, or the network sent the form again.
 */
export async function openTicket(trx: Transaction<Database>, ticket: NewTicket): Promise<OpenedTicket> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${ticket.email.toLowerCase()}`}, 0))`.execute(trx)
  const sent = await findSent(trx, ticket)
  if (sent) return sent
  const opened = await insertTicket(trx, ticket)
  const { kind, session, schoolId } = ticket
  await recordAudit(trx, session ?? 'visitor', {
    action: 'ticket.opened',
    subject: { kind: 'ticket', id: opened.id },
    after: { number: opened.number, kind, ...(schoolId && { school: schoolId }) },
  })
  await mailOpened(trx, ticket, opened)
  return opened
}

async function findSent(trx: Transaction<Database>, ticket: NewTicket): Promise<OpenedTicket | undefined> {
  return await trx
    .selectFrom('tickets as t')
    .select(['t.id', 't.number', 't.due_at as dueAt'])
    .where(sql<boolean>`lower(t.sender_email) = ${ticket.email.toLowerCase()}`)
    .where('t.created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('t.kind', '=', ticket.kind)
    .where('t.subject', '=', ticket.subject)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ticket_messages as m')
          .select('m.id')
          .whereRef('m.ticket_id', '=', 't.id')
          .where('m.author', '=', 'sender')
          .where('m.text', '=', ticket.text),
      ),
    )
    .executeTakeFirst()
}

async function insertTicket(trx: Transaction<Database>, ticket: NewTicket): Promise<OpenedTicket> {
  const { kind, subject, wish, locale, session, consentVersion } = ticket
  const opened = await trx
    .insertInto('tickets')
    .values({
      kind,
      subject,
      wish,
      locale,
      sender_name: ticket.name,
      sender_email: ticket.email,
      sender_phone: ticket.phone,
      preferred_time: ticket.preferredTime,
      user_id: session?.userId ?? null,
      school_id: ticket.schoolId,
      consent_version: consentVersion,
      consented_at: consentVersion === null ? null : sql<Date>`now()`,
      due_at: sql<Date>`now() + make_interval(hours => ${ANSWER_HOURS[kind]})`,
    })
    .returning(['id', 'number', 'due_at as dueAt'])
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('ticket_messages')
    .values({ ticket_id: opened.id, author: 'sender', text: ticket.text, author_id: session?.userId ?? null })
    .execute()
  return opened
}

/** As much of a message as its writer needs to recognise it. */
const MAX_QUOTED_LENGTH = 600

/** Web and mail addresses, as mail programs turn them into links. */
const ADDRESSES =
  /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?/giu

/**
 * Returns a message as quoted to a typed address, which may be a stranger's: people must not be able to send strangers
 * links or much text through our form.
 */
export function quoteForStranger(text: string): string {
  const quoted = text.slice(0, MAX_QUOTED_LENGTH).trimEnd().replace(ADDRESSES, '[…]')
  return text.length > MAX_QUOTED_LENGTH ? `${quoted} […]` : quoted
}

/** Tells the team about a new ticket, and confirms it to the sender. */
async function mailOpened(trx: Transaction<Database>, ticket: NewTicket, opened: OpenedTicket): Promise<void> {
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
