import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { isSecure, pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { readCookie } from '../../sessions/session-cookie.server.ts'

const NAME = 'aulario.google_link'
const MINUTES = 10

const pendingSchema = z.object({ sub: z.string(), email: z.string() })
/** A Google account waiting for the password of one of ours. */
type PendingLink = z.output<typeof pendingSchema>

const identifierOf = (token: string) => hashToken(`google link ${token}`).toString('base64url')
/** No other host of the domain can plant a cookie of this name, and so an account of Google of its own. */
const cookieName = () => `${isSecure() ? '__Host-' : ''}${NAME}`

/**
 * Links a Google account to an account, and tells its person by mail.
 *
 * @returns whether the link was made; otherwise one of the two is linked to another
 */
export async function linkGoogle(trx: Transaction<Database>, userId: string, subject: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sign_in_methods')
    .values({ user_id: userId, provider_id: 'google', account_id: subject })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const { email, locale } = await trx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const props = { securityUrl: pageAddress(locale as Locale, '/account/security') }
  await enqueueMail(trx, { template: 'google-linked', to: email, locale: locale as Locale, props })
  return true
}

/**
 * Stores a Google account until the person has given the password of the account with the same address.
 *
 * @returns Set-Cookie value, which ties it to this browser
 */
export async function keepGoogleWaiting(pending: PendingLink): Promise<string> {
  const token = newToken()
  await db()
    .insertInto('verifications')
    .values({
      identifier: identifierOf(token),
      value: JSON.stringify(pending),
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
    })
    .execute()
  const secure = isSecure() ? '; Secure' : ''
  return `${cookieName()}=${token}; Max-Age=${MINUTES * 60}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/**
 * Links the Google account left waiting by this browser, if it has the address of the person signing in. Only once the
 * person has given all that the account asks for: the password alone must not open another way in.
 */
export async function linkWaitingGoogle(
  trx: Transaction<Database>,
  { userId, email }: { userId: string; email: string },
  cookies: string | null,
): Promise<void> {
  const token = readCookie(cookies, cookieName())
  if (!token) return
  const kept = await trx
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('value')
    .executeTakeFirst()
  const pending = kept && pendingSchema.parse(JSON.parse(kept.value))
  if (pending?.email === email) await linkGoogle(trx, userId, pending.sub)
}
