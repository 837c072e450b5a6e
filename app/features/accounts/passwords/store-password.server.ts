import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { endLinks } from '../mailed-links.server.ts'
import { endSetUps } from '../second-factor/set-up.server.ts'
import { forgetDevices } from '../sessions/known-device.server.ts'

/**
 * Sets an account's password and notifies the person by mail. Links that could set another one end, as does a
 * second-factor set-up in progress, and browsers that knew the old password become unknown.
 */
export async function storePassword(trx: Transaction<Database>, userId: string, hashed: string): Promise<void> {
  await trx
    .insertInto('sign_in_methods')
    .values({ user_id: userId, provider_id: 'credential', account_id: userId, password: hashed })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider_id']).doUpdateSet({ password: hashed, updated_at: sql<Date>`now()` }),
    )
    .execute()
  await endLinks(trx, userId, ['reset-password'])
  await endSetUps(trx, userId)
  await forgetDevices(trx, userId)
  const user = await trx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const locale = user.locale as Locale
  const props = { resetUrl: pageAddress(locale, '/auth/forgot') }
  await enqueueMail(trx, { template: 'password-changed', to: user.email, locale, props })
}
