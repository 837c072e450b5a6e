import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Role } from '#app/core/session.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { endSessions } from '#app/features/accounts/sessions/end-sessions.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { env } from '#lib/env.ts'
import { MODERATION_POLICY } from '../../../policy.ts'
import { applyUserAction } from './apply-user-action.server.ts'

/**
 * Changes an account's role: it is signed out everywhere, and the person is told by mail. Staff rights begin with the
 * second factor. An admin always remains: see `applyUserAction`.
 *
 * @throws Failure own_account, person_unknown, not_allowed; person_locked when the account is suspended or deleted
 */
export const changeRole = (adminId: string, personId: string, role: Role): Promise<void> =>
  applyUserAction(adminId, personId, {
    right: MODERATION_POLICY.changeRole,
    action: 'user.role_changed',
    take: async (trx, person) => {
      if (person.role === role) return undefined
      if (person.locked && role !== 'user') throw new Failure('conflict', 'person_locked')
      await trx.updateTable('users').set({ role, updated_at: sql<Date>`now()` }).where('id', '=', person.id).execute()
      await endSessions(trx, { userId: person.id, sessionId: '', scope: 'all' })
      const props = { role, url: pageAddress(person.locale, '/account/security'), contact: env().CONTACT_EMAIL }
      await enqueueMail(trx, { template: 'role-changed', to: person.email, locale: person.locale, props })
      return { before: { role: person.role }, after: { role } }
    },
  })
