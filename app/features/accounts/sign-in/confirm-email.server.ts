import { sql } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { db } from '#db/client.ts'
import { passwordWeakness } from '../identity/common-passwords.server.ts'
import { addWeakness, newPasswordField } from '../identity/credentials.schema.ts'
import { hashPassword } from '../identity/password.server.ts'

/** The form behind the link of a sign-up; it asks for a password only in a browser other than that of the sign-up. */
export const confirmSchema = z
  .object({ token: z.string().max(100, { abort: true }).default(''), newPassword: newPasswordField.optional() })
  .superRefine(({ newPassword }, context) => {
    if (newPassword !== undefined) addWeakness(context, newPassword, '@', 'newPassword')
  })

/** Who follows the link: `handle` of the sign-up of this browser, if any; `password` chosen on the page. */
type Follower = { handle: string | undefined; password?: string | undefined }

/**
 * Creates the account of a sign-up whose mailed link was followed: user, profile (by a database trigger) and password
 * in one transaction. The password of the sign-up counts only in the browser that signed up: anybody else may have been
 * sent the mail by a stranger, and chooses the password on the page. Other sign-ups with this address end, so a
 * password that somebody else set for it is worthless.
 *
 * @returns the confirmed address
 * @throws Failure link_used when the link is unknown, expired or used; in another browser password_needed,
 *   weak_password
 */
export async function confirmEmail(token: string, { handle, password }: Follower): Promise<string> {
  const waiting = await findPending(token, handle)
  if (!waiting) throw new Failure('gone', 'link_used')
  if (!waiting.sameBrowser && !password) throw new Failure('invalid', 'password_needed')
  if (!waiting.sameBrowser && passwordWeakness(password!, waiting.email))
    throw new Failure('unprocessable', 'weak_password')
  const chosen = waiting.sameBrowser ? null : await hashPassword(password!)
  return await db()
    .transaction()
    .execute(async (trx) => {
      const pending = await trx
        .deleteFrom('pending_sign_ups')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['email', 'password', 'full_name', 'locale'])
        .executeTakeFirst()
      if (!pending) throw new Failure('gone', 'link_used')
      const { email, locale } = pending
      const user = await trx
        .insertInto('users')
        .values({ email, email_verified: true, name: waiting.sameBrowser ? pending.full_name : '', locale })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!user) throw new Failure('gone', 'link_used')
      await trx
        .insertInto('sign_in_methods')
        .values({
          user_id: user.id,
          provider_id: 'credential',
          account_id: user.id,
          password: chosen ?? pending.password,
        })
        .execute()
      await trx.deleteFrom('pending_sign_ups').where('email', '=', email).execute()
      return email
    })
}

/**
 * Finds the sign-up of a mailed link, so that the page can say what is needed.
 *
 * @param handle of the sign-up of this browser, from its cookie
 * @returns its address, and whether this browser signed up; undefined when the link has no effect
 */
export async function findPending(
  token: string,
  handle: string | undefined,
): Promise<{ email: string; sameBrowser: boolean } | undefined> {
  return await db()
    .selectFrom('pending_sign_ups')
    .select(['email', sql<boolean>`handle_hash = ${hashToken(handle ?? '')}`.as('sameBrowser')])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}
