import { CONSENT_VERSION } from '#app/core/forms/contact-field-limits.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { WrittenContact, WrittenRequest } from '../ticket.schema.ts'
import { openTicket } from './open-ticket.server.ts'

type Sender = {
  session: Pick<Session, 'userId' | 'role' | 'email'> | null
  visitor: Visitor
  /** Language of the page. */
  locale: Locale
}

/**
 * Accepts a message from the contact form. What a program filled in is silently dropped.
 *
 * @throws Failure too_many_attempts
 */
export async function sendContact(written: WrittenContact, sender: Sender): Promise<void> {
  const { name, email, phone, message, website } = written
  if (website !== '') return
  await countAttempt('contact', { account: email, address: sender.visitor.address })
  await db()
    .transaction()
    .execute((trx) =>
      openTicket(trx, {
        kind: 'contact',
        subject: '',
        wish: null,
        text: message,
        name,
        email,
        phone: phone || null,
        preferredTime: null,
        schoolId: null,
        consentVersion: CONSENT_VERSION,
        locale: sender.locale,
        session: sender.session,
      }),
    )
}

/**
 * Accepts the request of a person named in a review (GDPR Art. 15 to 17). The law needs no consent for that.
 *
 * @throws Failure too_many_attempts
 */
export async function sendRequest(written: WrittenRequest, sender: Sender): Promise<void> {
  const { name, email, address, wish, message, website } = written
  if (website !== '') return
  await countAttempt('contact', { account: email, address: sender.visitor.address })
  await db()
    .transaction()
    .execute((trx) =>
      openTicket(trx, {
        kind: 'named_person',
        subject: address,
        wish,
        text: message,
        name,
        email,
        phone: null,
        preferredTime: null,
        schoolId: null,
        consentVersion: null,
        locale: sender.locale,
        session: sender.session,
      }),
    )
}
