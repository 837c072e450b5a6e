import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { pageAddress } from '../addresses.server.ts'
import { Failure } from '../failure.ts'
import { countAttempt } from '../limits.server.ts'
import { endLinks, findLink, makeLink, redeemLink } from '../mailed-links.server.ts'
import type { Session } from '../sessions/session.ts'
import type { Visitor } from '../visitor.ts'

/**
 * Asks the address so far whether it agrees to a new one. Whether the new one belongs to another account is not told.
 *
 * @throws Failure same_email, too_many_attempts
 */
export async function requestEmailChange(session: Session, newEmail: string, visitor: Visitor): Promise<void> {
  if (newEmail === session.email) throw new Failure('same_email')
  await countAttempt('mail', { account: session.userId, address: visitor.address })
  const locale = session.locale as Locale
  await db()
    .transaction()
    .execute(async (trx) => {
      const token = await makeLink(trx, { userId: session.userId, purpose: 'change-email-old', newEmail })
      const props = { newEmail, url: pageAddress(locale, `/auth/change-email?token=${token}`) }
      await enqueueMail(trx, { template: 'change-email-old', to: session.email, locale, props })
    })
}

/**
 * Follows a link of a change: of the address so far it asks the new one, of the new one it makes the change. An address
 * that belongs to another account by then is told so by mail, and nothing changes.
 *
 * @returns what was done
 * @throws Failure link_used
 */
export async function followEmailChange(token: string): Promise<'agreed' | 'changed'> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { userId, newEmail, purpose } = await redeemLink(trx, token, ['change-email-old', 'change-email-new'])
      const user = await trx.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow()
      const taken = await trx.selectFrom('users').select('id').where('email', '=', newEmail!).executeTakeFirst()
      const mail = { to: newEmail!, locale: user.locale as Locale }
      if (purpose === 'change-email-new') {
        if (taken) throw new Failure('link_used')
        await trx
          .updateTable('users')
          .set({ email: newEmail!, updated_at: sql<Date>`now()` })
          .where('id', '=', userId)
          .execute()
        await endLinks(trx, userId, ['reset-password', 'change-email-old'])
        return 'changed'
      }
      if (taken) {
        const props = {
          loginUrl: pageAddress(mail.locale, '/auth'),
          resetUrl: pageAddress(mail.locale, '/auth/forgot'),
        }
        await enqueueMail(trx, { template: 'account-exists', ...mail, props })
        return 'agreed'
      }
      const next = await makeLink(trx, { userId, purpose: 'change-email-new', newEmail })
      const props = { url: pageAddress(mail.locale, `/auth/change-email?token=${next}`) }
      await enqueueMail(trx, { template: 'change-email-new', ...mail, props })
      return 'agreed'
    })
}

/** Which side of which change a mailed link belongs to, or null when it would do nothing. */
export async function findEmailChange(token: string): Promise<{ newEmail: string; side: 'old' | 'new' } | null> {
  const link = await findLink(db(), token, ['change-email-old', 'change-email-new'])
  return link ? { newEmail: link.newEmail!, side: link.purpose === 'change-email-old' ? 'old' : 'new' } : null
}
