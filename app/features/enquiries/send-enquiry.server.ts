import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { CONSENT_VERSION } from '#app/core/forms/contact-field-limits.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { notify } from '#app/features/notifications/notify.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { WrittenEnquiry } from './enquiry.schema.ts'
import { findMessageable } from './find-messageable.server.ts'

type Sender = { session: Pick<Session, 'userId' | 'email'> | null; visitor: Visitor; locale: Locale }

/**
 * Stores a visitor's enquiry in the school's inbox, notifies the school's members and confirms it to the sender by
 * mail.
 *
 * @throws Failure messages_closed when the school accepts none, or no longer does; too_many_attempts after five on one
 *   day
 */
export async function sendEnquiry(schoolId: string, written: WrittenEnquiry, sender: Sender): Promise<void> {
  await countSender(written.email, sender)
  await db()
    .transaction()
    .execute(async (trx) => {
      const school = await findMessageable(schoolId, trx)
      if (!school) throw new Failure('conflict', 'messages_closed')
      const id = await insertEnquiry(trx, school.id, written, sender)
      const { name, email, phone, message: text } = written
      await notify(trx, {
        to: { schoolId: school.id },
        kind: 'message',
        props: { school: school.name },
        path: `/dashboard/messages/${id}`,
        letter: { name, email, phone, text },
      })
      await confirm(trx, school, written, sender)
    })
}

/** Counts by the given address and by the account; without an account, also by the network. */
async function countSender(email: string, { session, visitor: { address } }: Sender): Promise<void> {
  if (session) await countAttempt('enquiry', { account: session.userId, address })
  else await countAttempt('enquiry-guest', { address })
  await countAttempt('enquiry-address', { account: email, address })
}

async function insertEnquiry(
  trx: Transaction<Database>,
  school_id: string,
  { name, email, phone, message: text }: WrittenEnquiry,
  { session, locale }: Sender,
): Promise<string> {
  const { id } = await trx
    .insertInto('enquiries')
    .values({
      school_id,
      name,
      email,
      phone,
      text,
      locale,
      privacy_version: CONSENT_VERSION,
      sender_id: session?.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Anybody can type anybody's address. So only the confirmed address of an account gets the enquiry back; others only
 * read which school was written to, and not a word of what the sender typed.
 */
async function confirm(
  trx: Transaction<Database>,
  { id, name: school }: { id: string; name: string },
  { email: to, message }: WrittenEnquiry,
  { session, locale }: Sender,
): Promise<void> {
  const isOwn = session?.email === to.toLowerCase()
  const url = pageAddress(locale, `/schools/${id}`)
  await enqueueMail(trx, { template: 'message-sent', to, locale, props: { school, text: isOwn ? message : '', url } })
}
