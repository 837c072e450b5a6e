import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { confirmIdentity, hasPassword } from '../../identity/confirm-identity.server.ts'
import { passwordOrCodeField } from '../../identity/credentials.schema.ts'
import { rotateSession } from '../../sessions/session.server.ts'
import { keptValue } from './keepable.ts'
import { keepField, revokeOtherAccess } from './left-behind.server.ts'

export const unlinkSchema = z.object({ password: passwordOrCodeField, keep: keepField })

/**
 * Unlinks the Google account. All other sessions end, as does everything that the person does not keep; this session
 * gets a new token.
 *
 * @returns Set-Cookie value
 * @throws Failure password_first while Google is the only way to sign in, wrong_password, too_many_attempts
 */
export async function unlinkGoogle(
  session: Session,
  { password, keep }: { password: string; keep: readonly string[] },
  visitor: Visitor,
): Promise<string> {
  if (!(await hasPassword(session.userId))) throw new Failure('conflict', 'password_first')
  await confirmIdentity(session, password, visitor)
  return await db()
    .transaction()
    .execute(async (trx) => {
      const kept = keep.filter((value) => !value.startsWith(keptValue('google', '')))
      await revokeOtherAccess(trx, session.userId, { keep: kept, sessionId: session.id })
      return await rotateSession(trx, session.id)
    })
}
