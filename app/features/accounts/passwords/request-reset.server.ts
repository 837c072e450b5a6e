import { sql } from 'kysely'
import { inConstantTime } from '#app/core/constant-time.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { countMail } from '../mail-limits.server.ts'
import { makeLink } from '../mailed-links.server.ts'

/**
 * Mails the link that sets a new password, in the account's language. The answer is the same, and takes the same time,
 * for an address without an account. Accounts that sign in with Google may set their first password this way.
 *
 * @throws Failure too_many_attempts
 */
export async function requestReset(email: string, visitor: Visitor): Promise<void> {
  await countMail('reset', email, visitor)
  await inConstantTime(() =>
    db()
      .transaction()
      .execute(async (trx) => {
        const user = await trx
          .selectFrom('users')
          .select(['id', 'locale'])
          .where('email', '=', email)
          .where(sql<boolean>`not is_suspended(suspended_at, suspended_until)`)
          .where('erase_after', 'is', null)
          // An address that is just being replaced gets no link.
          .forKeyShare()
          .executeTakeFirst()
        if (!user) return
        const locale = user.locale as Locale
        const token = await makeLink(trx, { userId: user.id, purpose: 'reset-password', newEmail: null })
        const props = { url: pageAddress(locale, `/auth/reset?token=${token}`) }
        await enqueueMail(trx, { template: 'reset-password', to: email, locale, props })
      }),
  )
}
