import { sql } from 'kysely'
import { z } from 'zod'
import { eraseData } from '#app/core/privacy/erase-data.server.ts'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import type { Session } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { log } from '#lib/log.ts'
import { confirmIdentity } from '../identity/confirm-identity.server.ts'
import { passwordOrCodeField } from '../identity/credentials.schema.ts'
import { endLinks, findLink, LINK_SECONDS, makeLink, redeemLink } from '../identity/mailed-links.server.ts'
import { endSessions } from '../sessions/end-sessions.server.ts'
import { stopFactorRemoval } from '../sign-in/second-factor/factor-removal.server.ts'
import { RESTORE_DAYS } from './deletion.ts'

/**
 * Deletes an account: it is signed out everywhere, locked and hidden immediately; after 14 days a job erases it. Until
 * then the mailed link restores it.
 *
 * @param keepReviews whether the person's reviews stay, as those of a deleted user
 * @throws Failure wrong_password, wrong_mailed_code, too_many_attempts
 */
export async function deleteAccount(
  session: Session,
  { passwordOrCode, keepReviews }: { passwordOrCode: string; keepReviews: boolean },
  visitor: Visitor,
): Promise<void> {
  const { userId, email } = session
  const locale = session.locale as Locale
  await confirmIdentity(session, passwordOrCode, visitor)
  await db()
    .transaction()
    .execute(async (trx) => {
      const { erase_after } = await trx
        .updateTable('users')
        .set({ erase_after: sql<Date>`now() + make_interval(days => ${RESTORE_DAYS})`, keep_reviews: keepReviews })
        .where('id', '=', userId)
        .returning('erase_after')
        .executeTakeFirstOrThrow()
      await endSessions(trx, { userId, sessionId: session.id, scope: 'all' })
      await stopFactorRemoval(userId, trx)
      await endLinks(trx, userId, Object.keys(LINK_SECONDS) as (keyof typeof LINK_SECONDS)[])
      await sendJob(trx, 'erase_account', { userId }, { startAfter: erase_after! })
      const token = await makeLink(trx, { userId, purpose: 'restore-account', newEmail: null })
      const props = {
        undoUrl: pageAddress(locale, `/auth/restore?token=${token}`),
        erasedOn: berlinDay(erase_after!),
      }
      await enqueueMail(trx, { template: 'account-deletion', to: email, locale, props })
    })
}

/** Restores a deleted account. @throws Failure link_used */
export async function restoreAccount(token: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { userId } = await redeemLink(trx, token, ['restore-account'])
      await trx.updateTable('users').set({ erase_after: null, keep_reviews: false }).where('id', '=', userId).execute()
    })
}

/** Whether a mailed link can still restore an account. */
export const isRestorable = async (token: string): Promise<boolean> =>
  (await findLink(db(), token, ['restore-account'])) !== undefined

/**
 * Erases a deleted account once it can no longer be restored; if the deletion was undone, the job finds nothing to do.
 *
 * @param kinds every kind of personal data that the product stores
 * @returns whether it was erased
 */
export async function eraseAccount(userId: string, kinds: readonly PersonalData[]): Promise<boolean> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const due = await trx
        .selectFrom('users')
        .select('keep_reviews')
        .where('id', '=', userId)
        .where('erase_after', '<=', sql<Date>`now()`)
        .forUpdate()
        .executeTakeFirst()
      if (!due) return false
      await eraseData(trx, userId, kinds)
      await trx.deleteFrom('users').where('id', '=', userId).execute()
      await sendJob(trx, 'note_erasure', { kind: 'account', id: userId, keepReviews: due.keep_reviews })
      log().info('account erased')
      return true
    })
}

export const deleteSchema = z.object({ password: passwordOrCodeField, keepReviews: z.literal('on').optional() })
