import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { clearAttempts, countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { emailField, passwordField } from '../identity/credentials.schema.ts'
import { verifyPassword } from '../identity/password.server.ts'
import { knownDevice } from '../sessions/known-device.server.ts'
import { openSession } from '../sessions/session.server.ts'
import { linkWaitingGoogle } from './google/link-google.server.ts'

/** Refused as a whole, rather than at its fields, when it has neither address nor password. */
export const signInSchema = z
  .object({ email: z.string().optional(), password: z.string().optional(), next: z.string().optional() })
  .refine(({ email, password }) => email || password, 'failure.credentials_missing' satisfies PlainKey)
  .pipe(z.object({ email: emailField, password: passwordField, next: z.string().optional() }))

/**
 * Signs in with e-mail address and password, and links a Google account that is waiting for it, unless a second factor
 * is still to come. The answer and its time are the same for an address without an account, and for an account without
 * a password (a hash is computed as well).
 *
 * @param cookies of the request: a session that the browser had before ends and is never reused for the new one
 * @returns Set-Cookie value of the new session
 * @throws Failure invalid_credentials, too_many_attempts, account_banned, account_deleted
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  cookies: string | null,
): Promise<string> {
  const device = await knownDevice(visitor, email)
  const subject = { account: email, address: visitor.address, device }
  await countAttempt('sign-in', subject)
  const found = await findCredential(email)
  if (!(await verifyPassword(found?.password, password)) || !found) throw new Failure('invalid', 'invalid_credentials')
  const cookie = await db()
    .transaction()
    .execute(async (trx) => {
      if (!(await isPasswordUnchanged(trx, found))) throw new Failure('invalid', 'invalid_credentials')
      if (!found.hasSecondFactor) await linkWaitingGoogle(trx, { userId: found.id, email: found.email }, cookies)
      return await openSession(trx, found.id, visitor, cookies)
    })
  await clearAttempts('sign-in', subject)
  return cookie
}

/** Finds the account with an address and the hash of its password. An unconfirmed address gives access to nothing. */
const findCredential = (email: string) =>
  db()
    .selectFrom('users as u')
    .innerJoin('sign_in_methods as m', 'm.user_id', 'u.id')
    .select(['u.id', 'u.email', 'm.password'])
    .select(
      sql<boolean>`exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    )
    .where('u.email', '=', email.toLowerCase())
    .where('u.email_verified', '=', true)
    .where('m.provider_id', '=', 'credential')
    .executeTakeFirst()

/**
 * Whether the password is still the one that was checked, which takes a while. A new one waits until the session is
 * there, and ends it.
 */
async function isPasswordUnchanged(
  trx: Transaction<Database>,
  { id, password }: { id: string; password: string | null },
) {
  const method = await trx
    .selectFrom('sign_in_methods')
    .select('id')
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .where('password', '=', password)
    .forShare()
    .executeTakeFirst()
  return method !== undefined
}

/** Returns the end of a suspension, if a text consists of nothing else. */
export const readSuspensionEnd = (text: string | null | undefined): { until?: string } =>
  text && z.iso.datetime().safeParse(text).success ? { until: text } : {}
