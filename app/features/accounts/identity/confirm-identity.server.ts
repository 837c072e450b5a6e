import { type SqlBool, sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { clearAttempts, countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import { codeHashes } from '#app/core/tokens/code.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { verifyPassword } from '../passwords/hash-password.server.ts'
import { knownDevice } from '../sessions/known-device.server.ts'

/**
 * Asks a signed-in person to prove again who they are, before anything that must take more than an unlocked device.
 *
 * @param passwordOrCode the password; for an account without one the last mailed code, which works once
 * @throws Failure wrong_password; wrong_mailed_code for a code that is wrong, used or expired; too_many_attempts
 */
export async function confirmIdentity(
  { userId, email }: Pick<Session, 'userId' | 'email'>,
  passwordOrCode: string,
  visitor: Visitor,
): Promise<void> {
  const device = await knownDevice(visitor, email)
  const subject = { account: userId, address: visitor.address, device }
  await countAttempt('proof', subject)
  const password = await passwordOf(userId)
  if (password === null) await redeemCode(userId, passwordOrCode)
  else if (!(await verifyPassword(password, passwordOrCode))) throw new Failure('invalid', 'wrong_password')
  await clearAttempts('proof', subject)
}

/** Whether an account has a password; those created through Google have none at first. */
export const hasPassword = async (userId: string): Promise<boolean> => (await passwordOf(userId)) !== null

/** Hash of the password of an account. */
async function passwordOf(userId: string): Promise<string | null> {
  const method = await db()
    .selectFrom('sign_in_methods')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return method?.password ?? null
}

/** The code went to the address and came back in a session of the account, which proves the address. */
async function redeemCode(userId: string, code: string): Promise<void> {
  const { numDeletedRows } = await db()
    .deleteFrom('identity_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', codeHashes(code.replace(/\s/g, ''), 'identity', userId))
    .where(sql<SqlBool>`expires_at > now()`)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Failure('invalid', 'wrong_mailed_code')
  await db()
    .updateTable('users')
    .set({ address_proved: true })
    .where('id', '=', userId)
    .where('address_proved', '=', false)
    .execute()
}
