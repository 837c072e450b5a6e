import { type RawBuilder, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { newToken } from '#app/core/tokens/token.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Database } from '#db/schema.ts'
import { readSessionToken, SESSION_SECONDS, sessionCookie } from './session-cookie.server.ts'

/** The expiry of a session that is used now. */
export const sessionEnd = (): RawBuilder<Date> => sql<Date>`now() + make_interval(secs => ${SESSION_SECONDS})`

/**
 * Opens a session after any first factor; no other code creates sessions. It still lacks the second factor, if the
 * account has one, unless the first one was two in one.
 *
 * @param cookies of the request: a session that the browser had before ends and is never reused for the new one
 * @param factors secondFactor: whether it has been given
 * @returns Set-Cookie value
 * @throws Failure account_banned, account_deleted
 */
export async function openSession(
  trx: Transaction<Database>,
  userId: string,
  { address, userAgent }: Visitor,
  cookies: string | null,
  { secondFactor = false }: { secondFactor?: boolean } = {},
): Promise<string> {
  await refuseLocked(trx, userId)
  const before = readSessionToken(cookies)
  if (before) await trx.deleteFrom('sessions').where('token', '=', before).execute()
  const token = newToken()
  await trx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token,
      expires_at: sessionEnd(),
      ip_address: address,
      user_agent: userAgent,
      second_factor_at: secondFactor ? sql<Date>`now()` : null,
    })
    .execute()
  return sessionCookie(token)
}

/** @throws Failure account_banned with the end of the suspension, account_deleted */
async function refuseLocked(trx: Transaction<Database>, userId: string): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['suspended_until', 'erase_after', sql<boolean>`is_suspended(suspended_at, suspended_until)`.as('banned')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.banned)
    throw new Failure(
      'forbidden',
      'account_banned',
      user.suspended_until ? { until: user.suspended_until.toISOString() } : {},
    )
  if (user.erase_after) throw new Failure('forbidden', 'account_deleted')
}
