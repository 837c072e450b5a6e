import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { makeLink } from '#app/features/accounts/identity/mailed-links.server.ts'
import { endSessions } from '#app/features/accounts/sessions/end-sessions.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { MODERATION_POLICY } from '../../../policy.ts'
import { applyUserAction } from './apply-user-action.server.ts'

/**
 * Signs a person out everywhere, for example after a device was lost. An admin's own sessions end as well.
 *
 * @throws Failure person_unknown, not_allowed
 */
export const endSessionsOf = (adminId: string, personId: string): Promise<void> =>
  applyUserAction(adminId, personId, {
    right: MODERATION_POLICY.helpUser,
    action: 'user.sessions_ended',
    toOneself: true,
    take: async (trx, { id }) => {
      const ended = await endSessions(trx, { userId: id, sessionId: '', scope: 'all' })
      return { after: { ended } }
    },
  })

/**
 * Mails a person the link that sets a new password; only that person ever sees it.
 *
 * @throws Failure person_unknown, not_allowed; person_locked when the account is suspended or deleted
 */
export const sendPasswordReset = (adminId: string, personId: string): Promise<void> =>
  applyUserAction(adminId, personId, {
    right: MODERATION_POLICY.helpUser,
    action: 'user.reset_sent',
    toOneself: true,
    take: async (trx, { id, email, locale, locked }) => {
      if (locked) throw new Failure('conflict', 'person_locked')
      const token = await makeLink(trx, { userId: id, purpose: 'reset-password', newEmail: null })
      const props = { url: pageAddress(locale, `/auth/reset?token=${token}`) }
      await enqueueMail(trx, { template: 'reset-password', to: email, locale, props })
      return {}
    },
  })
