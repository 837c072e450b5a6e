import { db } from '#db/client.ts'
import { log } from '#lib/log.ts'
import { endSessions, SIGN_OUT_SCOPES, type SignOutScope } from './end-sessions.server.ts'
import { readSessionToken } from './session-cookie.server.ts'

/**
 * Signs out. Also a session whose second factor was never given can be left. Without a session there is nothing to do.
 *
 * @param scope this (also for anything unknown), others, all
 * @returns whether the browser stays signed in
 */
export async function signOut(cookies: string | null, scope: unknown): Promise<boolean> {
  const chosen: SignOutScope = SIGN_OUT_SCOPES.find((known) => known === scope) ?? 'this'
  try {
    const token = readSessionToken(cookies)
    const session = token
      ? await db().selectFrom('sessions').select(['id', 'user_id']).where('token', '=', token).executeTakeFirst()
      : undefined
    if (session) await endSessions(db(), { userId: session.user_id, sessionId: session.id, scope: chosen })
    return session !== undefined && chosen === 'others'
  } catch (error) {
    log().error({ err: error }, 'signing out failed')
    return false
  }
}
