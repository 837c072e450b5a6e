import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { findLink, redeemLink } from '../mailed-links.server.ts'
import { endSessions } from '../sessions/end-sessions.server.ts'
import { weakness } from './common-passwords.server.ts'
import { hashPassword } from './hash-password.server.ts'
import { storePassword } from './store-password.server.ts'

const PURPOSE = ['reset-password'] as const

/**
 * Sets a new password by a mailed link: the link is used up, and every session and passkey of the account ends because
 * an intruder may have opened or added it. A refused password leaves the link usable.
 *
 * @returns address of the account
 * @throws Failure link_used, weak_password
 */
export async function resetPassword(token: string, newPassword: string): Promise<string> {
  const link = await findLink(db(), token, PURPOSE)
  if (!link) throw new Failure('gone', 'link_used')
  const email = await emailOf(link.userId)
  if (weakness(newPassword, email)) throw new Failure('unprocessable', 'weak_password')
  const hashed = await hashPassword(newPassword)
  await db()
    .transaction()
    .execute(async (trx) => {
      const { userId } = await redeemLink(trx, token, PURPOSE)
      await storePassword(trx, userId, hashed)
      await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
      await endSessions(trx, { userId, sessionId: '', scope: 'all' })
    })
  return email
}

/** Whether a mailed link would still work. */
export const isResettable = async (token: string): Promise<boolean> =>
  (await findLink(db(), token, PURPOSE)) !== undefined

async function emailOf(userId: string): Promise<string> {
  const user = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.email
}
