import type { Kysely } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/** The sessions to end: the current one, all others, or all. */
export const SIGN_OUT_SCOPES = ['this', 'others', 'all'] as const
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

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
