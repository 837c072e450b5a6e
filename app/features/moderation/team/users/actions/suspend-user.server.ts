import { sql } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { endLinks } from '#app/features/accounts/identity/mailed-links.server.ts'
import { endSessions } from '#app/features/accounts/sessions/end-sessions.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { env } from '#lib/env.ts'
import { MODERATION_POLICY } from '../../../policy.ts'
import { applyUserAction } from './apply-user-action.server.ts'

/** Links that give access to an account; the one that undoes a deletion stays valid. */
const WAYS_IN = ['reset-password', 'change-email-old', 'change-email-new'] as const

/**
 * Suspends an account, or changes reason and end of its suspension. The account is signed out everywhere immediately,
 * and the person is told by mail why, until when, and how to appeal. What the person wrote stays public.
 *
 * @param reason in the language of the person, as it is mailed
 * @param lastDay YYYY-MM-DD in Europe/Berlin, the last day of the suspension, which then ends automatically; without an
 *   end if missing
 * @throws Failure own_account, person_unknown, not_allowed
 */
export const suspendUser = (
  adminId: string,
  personId: string,
  { reason, lastDay }: { reason: string; lastDay: string | undefined },
): Promise<void> =>
  applyUserAction(adminId, personId, {
    right: MODERATION_POLICY.suspendUser,
    action: 'user.suspended',
    take: async (trx, person) => {
      const ends = lastDay
        ? sql<Date>`(${lastDay}::date + 1)::timestamp at time zone 'Europe/Berlin'`
        : sql<null>`null::timestamptz`
      const { suspended_until } = await trx
        .updateTable('users')
        .set({
          suspended_at: sql<Date>`case when is_suspended(suspended_at, suspended_until) then suspended_at else now() end`,
          suspended_until: ends,
          suspension_reason: reason,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', person.id)
        .returning('suspended_until')
        .executeTakeFirstOrThrow()
      await endSessions(trx, { userId: person.id, sessionId: '', scope: 'all' })
      await endLinks(trx, person.id, WAYS_IN)
      const props = { reason, lastDay: lastDay ?? '', contact: env().CONTACT_EMAIL }
      await enqueueMail(trx, { template: 'account-suspended', to: person.email, locale: person.locale, props })
      return { before: { until: person.bannedUntil, since: person.bannedAt }, after: { until: suspended_until } }
    },
  })

/**
 * Lifts a suspension early; the person is told. Does nothing to an account that is not suspended.
 *
 * @throws Failure own_account, person_unknown, not_allowed
 */
export const liftSuspension = (adminId: string, personId: string): Promise<void> =>
  applyUserAction(adminId, personId, {
    right: MODERATION_POLICY.suspendUser,
    action: 'user.suspension_lifted',
    take: async (trx, { id, email, locale, bannedUntil }) => {
      const lifted = await trx
        .updateTable('users')
        .set({ suspended_at: null, suspended_until: null, suspension_reason: '', updated_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where(sql<boolean>`is_suspended(suspended_at, suspended_until)`)
        .executeTakeFirst()
      if (lifted.numUpdatedRows === 0n) return undefined
      const props = { url: pageAddress(locale, '/auth') }
      await enqueueMail(trx, { template: 'account-unlocked', to: email, locale, props })
      return { before: { until: bannedUntil } }
    },
  })
