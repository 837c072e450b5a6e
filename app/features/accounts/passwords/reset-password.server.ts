import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { findLink, redeemLink } from '../mailed-links.server.ts'
import type { Kept } from '../recovery/keepable.ts'
import { endLeftBehind, listKept } from '../recovery/left-behind.server.ts'
import { weakness } from './common-passwords.server.ts'
import { hashPassword } from './hash-password.server.ts'
import { storePassword } from './store-password.server.ts'

const PURPOSE = ['reset-password'] as const

/**
 * Sets a new password by a mailed link: the link is used up, which proves the address, and everything that an intruder
 * may have left in the account ends, except for what the owner keeps. A refused password leaves the link usable.
 *
 * @returns address of the account
 * @throws Failure link_used, weak_password
 */
export async function resetPassword(
  token: string,
  { newPassword, keep }: { newPassword: string; keep: readonly string[] },
): Promise<string> {
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
      await endLeftBehind(trx, userId, { keep, sessionId: '' })
      await trx.updateTable('users').set({ address_proved: true }).where('id', '=', userId).execute()
    })
  return email
}

/** Lists what the owner may keep at a reset; returns null when the mailed link has no effect. */
export async function keptAtReset(token: string): Promise<Kept[] | null> {
  const link = await findLink(db(), token, PURPOSE)
  return link ? await listKept(link.userId) : null
}

async function emailOf(userId: string): Promise<string> {
  const user = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.email
}
