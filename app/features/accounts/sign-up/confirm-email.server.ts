import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { db } from '#db/client.ts'

/**
 * Makes the account of a sign-up whose mailed link was followed: user, profile (by a trigger of the database) and
 * password in one transaction. Other sign-ups with this address end, so a password that somebody else set for it is
 * worthless.
 *
 * @returns the confirmed address
 * @throws Failure link_used when the link is unknown, expired or used
 */
export async function confirmEmail(token: string): Promise<string> {
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
        .values({ email, email_verified: true, name: pending.full_name, locale })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!user) throw new Failure('gone', 'link_used')
      await trx
        .insertInto('sign_in_methods')
        .values({ user_id: user.id, provider_id: 'credential', account_id: user.id, password: pending.password })
        .execute()
      await trx.deleteFrom('pending_sign_ups').where('email', '=', email).execute()
      return email
    })
}

/** Whether a mailed link is still valid, so that the page can say so before the button is pressed. */
export async function isConfirmable(token: string): Promise<boolean> {
  const pending = await db()
    .selectFrom('pending_sign_ups')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return pending !== undefined
}
