import { type Kysely, sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { newToken } from '#app/core/tokens/token.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { sessionEnd } from './open-session.server.ts'
import { sessionCookie } from './session-cookie.server.ts'

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
