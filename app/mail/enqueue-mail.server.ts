import type { Transaction } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import type { MailName, Mails } from './mails.ts'

/** A mail to be rendered and sent. */
export type MailOrder<Name extends MailName> = {
  template: Name
  /** Address of the recipient. */
  to: string
  /** Language of the recipient. */
  locale: Locale
  props: Mails[Name]
  /**
   * The address that stops such mails with one POST (RFC 8058). Mails about the account itself have none, because they
   * are indispensable.
   */
  unsubscribeUrl?: string
  /** The address of the person who receives replies to the mail; without it nobody reads replies. */
  replyTo?: string
}

/** Sends a mail if and only if the caller's transaction commits. */
export async function enqueueMail<Name extends MailName>(
  trx: Transaction<Database>,
  order: MailOrder<Name>,
): Promise<void> {
  await sendJob(trx, 'send_mail', order)
}
