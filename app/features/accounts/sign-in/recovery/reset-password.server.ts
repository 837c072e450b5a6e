import { sql } from 'kysely'
import { z } from 'zod'
import { inConstantTime } from '#app/core/constant-time.server.ts'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { passwordWeakness } from '../../identity/common-passwords.server.ts'
import { countMail } from '../../identity/count-mail.server.ts'
import { addWeakness, emailField, newPasswordField } from '../../identity/credentials.schema.ts'
import { findLink, makeLink, redeemLink } from '../../identity/mailed-links.server.ts'
import { hashPassword, storePassword } from '../../identity/password.server.ts'
import type { Kept } from './keepable.ts'
import { keepField, listKeepable, revokeOtherAccess } from './left-behind.server.ts'

/** The form that requests a link for setting a new password. */
export const forgotSchema = z.object({ email: emailField })

/** The form that sets a new password by a mailed link; the address behind the link is looked up later. */
export const resetSchema = z
  .object({ token: z.string().max(100, { abort: true }).default(''), newPassword: newPasswordField, keep: keepField })
  .superRefine(({ newPassword }, context) => addWeakness(context, newPassword, '@', 'newPassword'))

const PURPOSE = ['reset-password'] as const

/**
 * Sets a new password by a mailed link: the link is used up, which proves the address, and everything that an intruder
 * may have left in the account ends, except for what the owner keeps. A refused password leaves the link usable.
 *
 * @returns address of the account
 * @throws Failure link_used, weak_password
 */
export async function resetPassword(
  token: string,
  { newPassword, keep }: { newPassword: string; keep: readonly string[] },
): Promise<string> {
  const link = await findLink(db(), token, PURPOSE)
  if (!link) throw new Failure('gone', 'link_used')
  const email = await emailOf(link.userId)
  if (passwordWeakness(newPassword, email)) throw new Failure('unprocessable', 'weak_password')
  const hashed = await hashPassword(newPassword)
  await db()
    .transaction()
    .execute(async (trx) => {
      const { userId } = await redeemLink(trx, token, PURPOSE)
      await storePassword(trx, userId, hashed)
      await revokeOtherAccess(trx, userId, { keep, sessionId: '' })
      await trx.updateTable('users').set({ address_proved: true }).where('id', '=', userId).execute()
    })
  return email
}

/** Lists what the owner may keep at a reset; returns null when the mailed link has no effect. */
export async function listKeepableAtReset(token: string): Promise<Kept[] | null> {
  const link = await findLink(db(), token, PURPOSE)
  return link ? await listKeepable(link.userId) : null
}

async function emailOf(userId: string): Promise<string> {
  const user = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.email
}

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
