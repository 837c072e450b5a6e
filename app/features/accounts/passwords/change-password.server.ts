import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { confirmIdentity } from '../identity/confirm-identity.server.ts'
import { endLeftBehind } from '../recovery/left-behind.server.ts'
import { forgetStrangersTries } from '../second-factor/code-tries.server.ts'
import { rotateSession } from '../sessions/renew-session.server.ts'
import { hashPassword } from './hash-password.server.ts'
import { storePassword } from './store-password.server.ts'

/**
 * Changes the password of a signed-in person who knows the current one, or sets the first one by a mailed code. All
 * other sessions end, as does everything that the person does not keep; this session gets a new token. Anyone who can
 * change the password has given the second factor, so locks on it caused by others end.
 *
 * @returns Set-Cookie value
 * @throws Failure wrong_password, wrong_mailed_code, too_many_attempts
 */
export async function changePassword(
  session: Session,
  { currentPassword, newPassword, keep }: { currentPassword: string; newPassword: string; keep: readonly string[] },
  visitor: Visitor,
): Promise<string> {
  await confirmIdentity(session, currentPassword, visitor)
  const hashed = await hashPassword(newPassword)
  return await db()
    .transaction()
    .execute(async (trx) => {
      await storePassword(trx, session.userId, hashed)
      await forgetStrangersTries(trx, session.userId)
      await endLeftBehind(trx, session.userId, { keep, sessionId: session.id })
      return await rotateSession(trx, session.id)
    })
}
