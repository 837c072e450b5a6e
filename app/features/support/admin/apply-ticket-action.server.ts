import { type Selectable, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { notify } from '#app/features/notifications/notify.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database, TicketsTable } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { TicketAction } from '../ticket.schema.ts'
import { ANSWER_HOURS, type TicketKind, ticketGroup } from '../ticket.ts'
import { currentVersion } from './view-ticket.server.ts'

type Staff = Pick<Session, 'userId' | 'role'>

/**
 * Answers a ticket, adds a note, closes or reopens it. If two people answer at the same time, the second is told that
 * there is something new to read, and neither loses their text; notes never conflict.
 *
 * @throws Failure ticket_unknown; ticket_moved when something was written or decided after the page was opened;
 *   case_locked when somebody else has locked the case
 */
export async function applyTicketAction(staff: Staff, id: string, change: TicketAction): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const ticket = await trx.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!ticket) throw new Failure('not_found', 'ticket_unknown')
      if (change.intent !== 'note') {
        if ((await currentVersion(trx, id, ticket.state)) !== change.seen) throw new Failure('conflict', 'ticket_moved')
        await endLock(trx, staff, { kind: 'ticket', id })
        await setState(trx, id, change.intent, ticket.kind as TicketKind)
      }
      if (change.intent === 'answer' || change.intent === 'note') await write(trx, staff, id, change)
      if (change.intent === 'answer') await notifySender(trx, ticket, change.text)
      await recordAudit(trx, staff, {
        action: ACTIONS[change.intent],
        subject: { kind: 'ticket', id },
        before: { state: ticket.state },
        after: { number: ticket.number, state: change.intent === 'note' ? ticket.state : STATES[change.intent] },
      })
    })
}

const STATES = { answer: 'answered', close: 'closed', reopen: 'open' } as const
const ACTIONS = {
  answer: 'ticket.answered',
  note: 'ticket.noted',
  close: 'ticket.closed',
  reopen: 'ticket.reopened',
} as const

/** Sets the state of a ticket; a reopened one gets its whole time again. */
async function setState(trx: Transaction<Database>, id: string, intent: keyof typeof STATES, kind: TicketKind) {
  const now = sql<Date>`now()`
  await trx
    .updateTable('tickets')
    .set({
      state: STATES[intent],
      closed_at: intent === 'close' ? now : null,
      ...(intent === 'answer' && { answered_at: now }),
      ...(intent === 'reopen' && { due_at: sql<Date>`now() + make_interval(hours => ${ANSWER_HOURS[kind]})` }),
    })
    .where('id', '=', id)
    .execute()
}

async function write(trx: Transaction<Database>, { userId }: Staff, id: string, { intent, text }: Written) {
  await trx
    .insertInto('ticket_messages')
    .values({ ticket_id: id, author: 'team', internal: intent === 'note', text, author_id: userId })
    .execute()
}
type Written = Extract<TicketAction, { text: string }>

/** Sends the team's answer to the sender: by mail, and as a notification to people who have a page for the ticket. */
async function notifySender(trx: Transaction<Database>, ticket: Selectable<TicketsTable>, text: string): Promise<void> {
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
