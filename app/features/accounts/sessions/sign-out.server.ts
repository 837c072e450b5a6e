import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { log } from '#lib/log.ts'
import { endSessions, SIGN_OUT_SCOPES, type SignOutScope } from './end-sessions.server.ts'
import { readSessionToken } from './session-cookie.server.ts'

/**
 * Signs out. A session whose second factor is still missing can be left too but ends no others: somebody who only has
 * the password must not throw the person out. Without a session there is nothing to do.
 *
 * @param scope this (also for anything unknown), others, all
 * @returns whether the browser stays signed in
 */
export async function signOut(cookies: string | null, scope: unknown): Promise<boolean> {
  const chosen: SignOutScope = SIGN_OUT_SCOPES.find((known) => known === scope) ?? 'this'
  try {
    const token = readSessionToken(cookies)
    const session = token ? await sessionWith(token) : undefined
    if (!session) return false
    const ends = session.half ? 'this' : chosen
    await endSessions(db(), { userId: session.user_id, sessionId: session.id, scope: ends })
    return ends === 'others'
  } catch (error) {
    log().error({ err: error }, 'signing out failed')
    return false
  }
}

const sessionWith = (token: string) =>
  db()
    .selectFrom('sessions as s')
    .leftJoin('second_factors as f', (join) =>
      join.onRef('f.user_id', '=', 's.user_id').on('f.confirmed_at', 'is not', null),
    )
    .select(['s.id', 's.user_id', sql<boolean>`f.user_id is not null and s.second_factor_at is null`.as('half')])
    .where('s.token', '=', token)
    .executeTakeFirst()
