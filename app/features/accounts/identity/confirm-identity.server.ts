import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { clearAttempts, countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import { codeHashes, hashCode, newCode } from '#app/core/tokens/code.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { knownDevice } from '../sessions/known-device.server.ts'
import { countMail } from './count-mail.server.ts'
import { passwordOrCodeField } from './credentials.schema.ts'
import { IDENTITY_CODE_MINUTES } from './credentials.ts'
import { verifyPassword } from './password.server.ts'

/** The form that only asks for proof of identity. */
export const passwordOrCodeSchema = z.object({ password: passwordOrCodeField })

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

/**
 * Mails the code by which an account without a password confirms who it is. It replaces an earlier code.
 *
 * @throws Failure not_allowed for an account with a password; too_many_attempts
 */
export async function mailIdentityCode({ userId, email, locale }: Session, visitor: Visitor): Promise<void> {
  if (await hasPassword(userId)) throw new Failure('forbidden', 'not_allowed')
  await countMail('identity', email, visitor)
  const code = newCode()
  const expires_at = sql<Date>`now() + make_interval(mins => ${IDENTITY_CODE_MINUTES})`
  const held = { code_hash: hashCode(code, 'identity', userId), expires_at }
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto('identity_codes')
        .values({ user_id: userId, ...held })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(held))
        .execute()
      const props = { code, minutes: String(IDENTITY_CODE_MINUTES) }
      await enqueueMail(trx, { template: 'identity-code', to: email, locale: locale as Locale, props })
    })
}
