import { sql } from 'kysely'
import type { Role, SessionState } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { readSessionToken, sessionCookie } from './session-cookie.server.ts'

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
