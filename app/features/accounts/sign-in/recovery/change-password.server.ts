import { z } from 'zod'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { confirmIdentity } from '../../identity/confirm-identity.server.ts'
import { addWeakness, newPasswordField, passwordOrCodeField } from '../../identity/credentials.schema.ts'
import { hashPassword, storePassword } from '../../identity/password.server.ts'
import { rotateSession } from '../../sessions/session.server.ts'
import { resetStrangersAttempts } from '../second-factor/code-attempts.server.ts'
import { keepField, revokeOtherAccess } from './left-behind.server.ts'

/** @param email address of the account, which the password must not contain */
export const changePasswordSchema = (email: string) =>
  z
    .object({ currentPassword: passwordOrCodeField, newPassword: newPasswordField, keep: keepField })
    .superRefine(({ newPassword }, context) => addWeakness(context, newPassword, email, 'newPassword'))

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
      await resetStrangersAttempts(trx, session.userId)
      await revokeOtherAccess(trx, session.userId, { keep, sessionId: session.id })
      return await rotateSession(trx, session.id)
    })
}
