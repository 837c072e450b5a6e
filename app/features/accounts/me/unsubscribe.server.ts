import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure } from '#app/core/failure.ts'
import { siteOrigin } from '#app/core/urls.server.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { appSecret, knownSecrets } from '#lib/app-secret.ts'
import { saveNotifications } from './notifications.server.ts'
import { NOTIFICATIONS, type NotificationName, notificationName } from './notifications.ts'

/** Each saved search and followed school has a choice for its mails; unsubscribing stops them for all of a kind. */
const SAVED_SEARCHES = 'email.saved_search'
const SCHOOL_NEWS = 'email.school_news'
/** Reminders have a consent of their own; unsubscribing stops them, and the children stay in the account. */
const ADMISSION_DATES = 'email.admission_dates'
type Subscription = NotificationName | typeof SAVED_SEARCHES | typeof SCHOOL_NEWS | typeof ADMISSION_DATES
const NAMES: readonly string[] = [...NOTIFICATIONS.map(notificationName), SAVED_SEARCHES, SCHOOL_NEWS, ADMISSION_DATES]

/**
 * Address that unsubscribes a person from one kind of mail with one click, without signing in (RFC 8058). It never
 * expires and can do nothing else.
 */
export function unsubscribeAddress(userId: string, name: Subscription, locale: Locale): string {
  return `${siteOrigin()}${localePath(locale, '/auth/unsubscribe')}?token=${userId}.${name}.${sign(userId, name)}`
}

/** Returns the kind of mail from which a token unsubscribes; undefined when the token is not ours. */
export function readUnsubscribe(token: string): { userId: string; name: Subscription } | undefined {
  const [userId = '', type = '', event = '', signature = ''] = token.split('.')
  const name = `${type}.${event}`
  const given = Buffer.from(signature)
  const isSigned = knownSecrets()
    .map((secret) => Buffer.from(sign(userId, name, secret)))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected))
  return isSigned && NAMES.includes(name) ? { userId, name: name as Subscription } : undefined
}

/**
 * Unsubscribes from one kind of mail. @throws Failure link_used when the token is not ours, or the account no longer
 * exists
 */
export async function unsubscribe(token: string): Promise<void> {
  const wish = readUnsubscribe(token)
  const user = wish && (await db().selectFrom('users').select('id').where('id', '=', wish.userId).executeTakeFirst())
  if (!user) throw new Failure('gone', 'link_used')
  if (wish.name === SAVED_SEARCHES)
    await db().updateTable('saved_searches').set({ mail: false }).where('user_id', '=', user.id).execute()
  else if (wish.name === SCHOOL_NEWS)
    await db().updateTable('school_follows').set({ mail: 'never' }).where('user_id', '=', user.id).execute()
  else if (wish.name === ADMISSION_DATES)
    await db()
      .updateTable('reminder_consents')
      .set({ stopped_at: new Date() })
      .where('user_id', '=', user.id)
      .where('withdrawn_at', 'is', null)
      .where('stopped_at', 'is', null)
      .execute()
  else await saveNotifications(user.id, { [wish.name]: false })
}

const sign = (userId: string, name: string, secret = appSecret()) =>
  createHmac('sha256', secret).update(`unsubscribe ${userId} ${name}`).digest('base64url')
