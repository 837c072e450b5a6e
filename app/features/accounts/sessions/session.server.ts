import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Role, Session, SessionState } from '#app/core/session.ts'
import { newToken } from '#app/core/tokens/token.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { readSessionToken, SESSION_SECONDS, sessionCookie } from './session-cookie.server.ts'

/** The expiry of a session that is used now. */
const sessionEnd = (): RawBuilder<Date> => sql<Date>`now() + make_interval(secs => ${SESSION_SECONDS})`

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

/** Extends a session in use. */
export async function renewSession(sessionId: string): Promise<void> {
  await db()
    .updateTable('sessions')
    .set({ expires_at: sessionEnd(), updated_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/**
 * Makes sure that a session is still valid before it adds a way to sign in. A change of password is held back until the
 * transaction is over, and then removes what was added.
 *
 * @throws Failure session_not_found
 */
export async function holdSession(
  trx: Kysely<Database>,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  const password = trx.selectFrom('sign_in_methods').select('id').where('user_id', '=', userId)
  await password.where('provider_id', '=', 'credential').forShare().execute()
  const session = await trx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()
  if (!session) throw new Failure('forbidden', 'session_not_found')
}

/**
 * Gives a session a new token when it gains rights, so that a token seen before is worthless (session fixation). Called
 * at the end of the transaction: what a session wanted that was ended meanwhile, as by a reset, does not happen.
 *
 * @returns Set-Cookie value
 * @throws Failure session_not_found
 */
export async function rotateSession(
  trx: Kysely<Database>,
  sessionId: string,
  { secondFactor = false }: { secondFactor?: boolean } = {},
): Promise<string> {
  const token = newToken()
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({
      token,
      expires_at: sessionEnd(),
      updated_at: sql<Date>`now()`,
      ...(secondFactor ? { second_factor_at: sql<Date>`now()` } : {}),
    })
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Failure('forbidden', 'session_not_found')
  return sessionCookie(token)
}

/**
 * Finds the session of the request's cookie in one query; none without the cookie. Nothing is cached between requests,
 * so the end of a session, a ban or a changed role takes effect with the next request.
 *
 * @returns the state and, for a session last renewed more than a day ago, the cookie (Set-Cookie value) that renews it
 */
export async function findSession(cookies: string | null): Promise<{ state: SessionState; renewal?: string }> {
  const token = readSessionToken(cookies)
  if (!token) return { state: { kind: 'none', reason: token === null ? 'missing' : 'invalid' } }
  const row = await sessionQuery(token).executeTakeFirst()
  if (!row) return { state: { kind: 'none', reason: 'ended' } }
  const { stale, verified, givenRole, premium, ...rest } = row
  const session = { ...rest, givenRole, premium: premium === 'premium', role: verified ? givenRole : ('user' as const) }
  const kind = row.hasSecondFactor && !verified ? 'second-factor' : 'signed-in'
  return { state: { kind, session }, ...(stale ? { renewal: sessionCookie(token) } : {}) }
}

/** The only query of a signed-in request. */
export function sessionQuery(token: string) {
  return db()
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .leftJoin('second_factors as f', (join) =>
      join.onRef('f.user_id', '=', 'u.id').on('f.confirmed_at', 'is not', null),
    )
    .select([
      's.id',
      's.user_id as userId',
      'u.email',
      'u.locale',
      'p.full_name as fullName',
      'p.avatar_url as avatarUrl',
      'p.subscription_type as premium',
      sql<Role>`u.role`.as('givenRole'),
      sql<boolean>`f.user_id is not null`.as('hasSecondFactor'),
      sql<boolean>`f.user_id is not null and s.second_factor_at is not null`.as('verified'),
      sql<boolean>`s.updated_at < now() - interval '1 day'`.as('stale'),
    ])
    .where('s.token', '=', token)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`not is_suspended(u.suspended_at, u.suspended_until)`)
    .where('u.erase_after', 'is', null)
}
