import { Failure } from '#app/core/failure.ts'
import { clearAttempts, countAttempt } from '#app/core/rate-limits.server.ts'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { knownDevice } from '../sessions/known-device.server.ts'
import { verifyPassword } from './hash-password.server.ts'

/**
 * Asks a signed-in person for the password again, before anything that an unlocked device alone must not allow.
 *
 * @throws Failure wrong_password, also when the account has none; too_many_attempts
 */
export async function checkPassword(
  { userId, email }: Pick<Session, 'userId' | 'email'>,
  password: string,
  visitor: Visitor,
): Promise<void> {
  const device = await knownDevice(visitor, email)
  const subject = { account: userId, address: visitor.address, device }
  await countAttempt('proof', subject)
  const method = await db()
    .selectFrom('sign_in_methods')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (!(await verifyPassword(method?.password, password))) throw new Failure('invalid', 'wrong_password')
  await clearAttempts('proof', subject)
}

/** Whether an account has a password; those created through Google have none at first. */
export async function hasPassword(userId: string): Promise<boolean> {
  const method = await db()
    .selectFrom('sign_in_methods')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst()
  return method !== undefined
}
