import { hash, verify } from '@node-rs/argon2'
import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'

// argon2id with OWASP's minimum parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Normalises a password, because the same one typed on another keyboard may arrive in another Unicode form (RFC 8265).
 */
const composed = (password: string) => password.normalize('NFKC')

/** Hashes a password. @returns PHC string */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), PARAMETERS)

/**
 * Whether a password matches a hash.
 *
 * @param hashed null or undefined where there is none: then no password is right, but a hash is computed all the
 *   same, so that the time reveals nothing
 */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  if (hashed) return await verify(hashed, composed(password))
  await hashPassword(password)
  return false
}

/** Sets an account's password and notifies the person by mail. */
export async function storePassword(trx: Transaction<Database>, userId: string, hashed: string): Promise<void> {
  await trx
    .insertInto('sign_in_methods')
    .values({ user_id: userId, provider_id: 'credential', account_id: userId, password: hashed })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider_id']).doUpdateSet({ password: hashed, updated_at: sql<Date>`now()` }),
    )
    .execute()
  const user = await trx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const locale = user.locale as Locale
  const props = { resetUrl: pageAddress(locale, '/auth/forgot') }
  await enqueueMail(trx, { template: 'password-changed', to: user.email, locale, props })
}
