import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#lib/log.ts'
import { readSessionToken } from './session-cookie.server.ts'

/** The sessions to end: the current one, all others, or all. */
const SIGN_OUT_SCOPES = ['this', 'others', 'all'] as const
type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

/**
 * Ends sessions; they are invalid from the next request.
 *
 * @param trx connection or the caller's transaction
 * @returns number of sessions that ended
 */
export async function endSessions(
  trx: Kysely<Database>,
  { userId, sessionId, scope }: { userId: string; sessionId: string; scope: SignOutScope },
): Promise<number> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(scope === 'this', (query) => query.where('id', '=', sessionId))
    .$if(scope === 'others', (query) => query.where('id', '!=', sessionId))
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Ends one session of a person, such as one on a lost device. Sessions of other people are not affected. */
export async function endOwnSession(userId: string, sessionId: string): Promise<void> {
  await db().deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', sessionId).execute()
}

/** One's own session to end; anything but an id is refused. */
export const endSessionSchema = z.object({ sessionId: z.uuid() })

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
