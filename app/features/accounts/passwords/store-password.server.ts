import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'

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
