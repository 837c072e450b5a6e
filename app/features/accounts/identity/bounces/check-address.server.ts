import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { countMail } from '../count-mail.server.ts'
import { findLink, makeLink, redeemLink } from '../mailed-links.server.ts'

/** Mails a link to a person's address that proves that mails arrive there again. @throws Failure too_many_attempts */
export async function requestAddressCheck({ userId, email, locale }: Session, visitor: Visitor): Promise<void> {
  await countMail('address-check', email, visitor)
  await db()
    .transaction()
    .execute(async (trx) => {
      const token = await makeLink(trx, { userId, purpose: 'confirm-email', newEmail: null })
      const props = { url: pageAddress(locale as Locale, `/auth/confirm-address?token=${token}`) }
      await enqueueMail(trx, { template: 'address-check', to: email, locale: locale as Locale, props })
    })
}

/** Redeems such a link, so that the address receives mails again. @throws Failure link_used */
export async function confirmAddress(token: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { userId } = await redeemLink(trx, token, ['confirm-email'])
      await trx
        .deleteFrom('mail_suppressions')
        .where('address', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
        .execute()
    })
}

/** Whether a link can still be redeemed. */
export const findAddressCheck = async (token: string): Promise<boolean> =>
  (await findLink(db(), token, ['confirm-email'])) !== undefined
