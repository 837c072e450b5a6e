import { sql, type Transaction } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { type Addressed, selectRecipients } from './audience.server.ts'
import { letterMail } from './letter-mail.server.ts'
import { BATCH_SIZE, PAUSE_SECONDS } from './mailing.ts'

type Trx = Transaction<Database>
type Mailing = Addressed & { template: string; mails: Record<string, unknown> }

/**
 * Writes the next batch of a mailing, and schedules the next one. Mails, recipients' states and the next job are
 * written in one transaction: after a crash the batch is written again, and nobody gets a mail twice. Does nothing for
 * a mailing that is cancelled or sent, or that another process is working on.
 */
export async function sendMailing(mailingId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const mailing = await lockMailing(trx, mailingId)
      if (!mailing) return
      const waiting = await trx
        .selectFrom('mailing_recipients')
        .select(['user_id as id', sql<Locale>`locale`.as('locale')])
        .where('mailing_id', '=', mailingId)
        .where('state', '=', 'waiting')
        .orderBy('user_id')
        .limit(BATCH_SIZE)
        .execute()
      const isLast = waiting.length < BATCH_SIZE
      const sent = await writeBatch(trx, mailing, waiting)
      await finishBatch(trx, mailingId, waiting, sent, isLast)
      if (isLast) return
      const startAfter = new Date(Date.now() + PAUSE_SECONDS * 1000)
      await sendJob(trx, 'send_mailing', { mailingId }, { key: mailingId, startAfter })
    })
}

/** Orders the mails to those recipients who may still get one. @returns their ids */
async function writeBatch(trx: Trx, mailing: Mailing, waiting: { id: string; locale: Locale }[]): Promise<string[]> {
  if (waiting.length === 0) return []
  const ids = waiting.map(({ id }) => id)
  const accounts = await selectRecipients(trx, mailing).select(['u.id', 'u.email']).where('u.id', 'in', ids).execute()
  const languages = new Map(waiting.map(({ id, locale }) => [id, locale]))
  for (const account of accounts) await enqueueMail(trx, letterMail(mailing, account, languages.get(account.id)!))
  return accounts.map(({ id }) => id)
}

async function finishBatch(trx: Trx, mailingId: string, waiting: { id: string }[], sent: string[], isLast: boolean) {
  if (waiting.length > 0) {
    const ids = waiting.map(({ id }) => id)
    await trx
      .updateTable('mailing_recipients')
      .set({ state: sql<string>`case when user_id = any (${sent}::uuid[]) then 'sent' else 'left_out' end` })
      .where('mailing_id', '=', mailingId)
      .where('user_id', 'in', ids)
      .execute()
  }
  await trx
    .updateTable('mailings')
    .set({
      sent: sql<number>`sent + ${sent.length}`,
      left_out: sql<number>`left_out + ${waiting.length - sent.length}`,
      ...(isLast && { done_at: sql<Date>`now()` }),
    })
    .where('id', '=', mailingId)
    .execute()
}

async function lockMailing(trx: Trx, id: string): Promise<Mailing | undefined> {
  return await trx
    .selectFrom('mailings')
    .select(['reason', 'template', sql<Mailing['audience']>`audience`.as('audience')])
    .select(sql<Mailing['mails']>`mails`.as('mails'))
    .where('id', '=', id)
    .where('ordered_at', 'is not', null)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}
