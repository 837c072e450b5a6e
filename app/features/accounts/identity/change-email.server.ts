import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import { endSessions } from '../sessions/end-sessions.server.ts'
import { rotateSession } from '../sessions/session.server.ts'
import { confirmIdentity } from './confirm-identity.server.ts'
import { countMail } from './count-mail.server.ts'
import { newEmailField, passwordOrCodeField } from './credentials.schema.ts'
import { endLinks, findLink, makeLink, redeemLink } from './mailed-links.server.ts'

export const changeEmailSchema = z.object({ email: newEmailField, password: passwordOrCodeField })

/**
 * Asks the present address whether it agrees to a new one. The answer does not reveal whether the new one belongs to
 * another account.
 *
 * @throws Failure same_email, wrong_password, wrong_mailed_code, too_many_attempts
 */
export async function requestEmailChange(
  session: Session,
  { email: newEmail, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<void> {
  if (newEmail === session.email) throw new Failure('invalid', 'same_email')
  await confirmIdentity(session, password, visitor)
  await countMail('email-change', session.email, visitor)
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
 * What following a link of a change did; `stays`: the new address, and the Set-Cookie value of the only session that
 * continues.
 */
type Followed = { done: 'agreed' } | { done: 'changed'; stays: { email: string; cookie: string } }

/**
 * Follows a link of a change. The link to the present address causes the mail to the new one; the link to the new one
 * makes the change, but only in a browser that is signed in to the account: otherwise a person would confirm a
 * stranger's account. If the new address belongs to another account by then, that account's owner is told by mail and
 * nothing changes.
 *
 * @param session of the browser that follows the link; it may be missing or belong to another account
 * @throws Failure link_used; sign_in_first, which leaves the link usable
 */
export async function followEmailChange(token: string, session: Session | null): Promise<Followed> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { userId, newEmail, purpose } = await redeemLink(trx, token, ['change-email-old', 'change-email-new'])
      const user = await trx
        .selectFrom('users')
        .select(['email', 'locale'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const taken = await trx.selectFrom('users').select('id').where('email', '=', newEmail!).executeTakeFirst()
      const mail = { to: newEmail!, locale: user.locale as Locale }
      if (purpose === 'change-email-new') {
        if (taken) throw new Failure('gone', 'link_used')
        if (session?.userId !== userId) throw new Failure('forbidden', 'sign_in_first')
        await changeEmail(trx, { userId, ...user, newEmail: newEmail! })
        await endSessions(trx, { userId, sessionId: session.id, scope: 'others' })
        return { done: 'changed', stays: { email: newEmail!, cookie: await rotateSession(trx, session.id) } }
      }
      if (taken) {
        const props = {
          loginUrl: pageAddress(mail.locale, '/auth'),
          resetUrl: pageAddress(mail.locale, '/auth/forgot'),
        }
        await enqueueMail(trx, { template: 'account-exists', ...mail, props })
        return { done: 'agreed' }
      }
      const next = await makeLink(trx, { userId, purpose: 'change-email-new', newEmail })
      const props = { url: pageAddress(mail.locale, `/auth/change-email?token=${next}`) }
      await enqueueMail(trx, { template: 'change-email-new', ...mail, props })
      return { done: 'agreed' }
    })
}

type Change = { userId: string; email: string; locale: string; newEmail: string }

/** Changes the address and notifies the previous one, which receives nothing else from then on. */
async function changeEmail(trx: Transaction<Database>, { userId, email, locale, newEmail }: Change): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email: newEmail, address_proved: true, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  await endLinks(trx, userId, ['reset-password', 'change-email-old'])
  const props = { newEmail, contact: env().CONTACT_EMAIL }
  await enqueueMail(trx, { template: 'email-changed', to: email, locale: locale as Locale, props })
}

/**
 * Finds the change to which a mailed link belongs, and its side of it; returns null when the link has no effect.
 *
 * @param session of the browser; `signedIn`: whether it belongs to the account
 */
export async function findEmailChange(
  token: string,
  session: Session | null,
): Promise<{ newEmail: string; side: 'old' | 'new'; signedIn: boolean } | null> {
  const link = await findLink(db(), token, ['change-email-old', 'change-email-new'])
  if (!link) return null
  const side = link.purpose === 'change-email-old' ? 'old' : 'new'
  return { newEmail: link.newEmail!, side, signedIn: link.userId === session?.userId }
}
