import { sql } from 'kysely'
import {
  findSuppression,
  isDeadAddress,
  suppressAddress,
} from '#app/features/accounts/identity/bounces/suppressions.server.ts'
import { renderContractPapers } from '#app/features/legal/render-contract-papers.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { isEssential } from '#app/mail/essential-mails.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { log } from '#lib/log.ts'
import { MailRefused, sendMail } from '#lib/mail/send-mail.ts'
import { HopelessJob, type JobContext } from './run-jobs.ts'

/**
 * Renders a mail from its template and sends it, unless mails to its address bounce. A mail that the server refuses for
 * good is not retried.
 */
export async function sendMailJob(order: Jobs['send_mail'], { id, isLastTry }: JobContext): Promise<void> {
  if (!isEssential(order.template) && (await findSuppression(order.to))) return
  const { renderMail } = await import('#app/mail/render-mail.server.tsx')
  const { subject, html, text } = await renderMail(order)
  const { to, locale, unsubscribeUrl, replyTo } = order
  // The buyer gets the contract on a durable medium: § 312f BGB.
  const attachments = order.template === 'order-confirmed' ? await renderContractPapers(locale as Locale) : []
  try {
    await sendMail({ id, to, subject, html, text, language: locale, unsubscribeUrl, replyTo, attachments })
  } catch (error) {
    const isRefused = error instanceof MailRefused
    const dead =
      isRefused && error.recipientStatus && isDeadAddress(error.recipientStatus) ? error.recipientStatus : undefined
    if (dead) await suppressAddress(to, 'refused', dead)
    if (isRefused || isLastTry) await countMail('failed')
    throw isRefused ? new HopelessJob(error.message, { cause: error }) : error
  }
  await countMail('sent')
}

/**
 * Counts a mail that the mail server accepted, or that finally failed, on the current day in Berlin. A failure to count
 * is ignored: the mail must not be sent twice because of it.
 */
async function countMail(outcome: 'sent' | 'failed'): Promise<void> {
  const column = sql.ref(outcome)
  await sql`insert into mail_counts as c (day, ${column}) values ((now() at time zone 'Europe/Berlin')::date, 1)
    on conflict (day) do update set ${column} = c.${column} + 1`
    .execute(db())
    .catch((error: unknown) => log().error({ err: error }, 'a mail could not be counted'))
}
