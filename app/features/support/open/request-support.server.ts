import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { SUPPORT_POLICY } from '../policy.ts'
import type { WrittenSupport } from '../ticket.schema.ts'
import type { OpenedTicket } from './new-ticket.ts'
import { openTicket } from './open-ticket.server.ts'

type Person = Pick<Session, 'userId' | 'role' | 'email' | 'fullName'>

/**
 * Opens a ticket for a member of a premium school.
 *
 * @param locale language of the page
 * @throws Failure school_not_yours, premium_required, too_many_attempts
 */
export async function requestSupport(
  session: Person,
  written: WrittenSupport,
  { visitor, locale }: { visitor: Visitor; locale: Locale },
): Promise<OpenedTicket> {
  const { schoolId, way: kind, subject, message: text } = written
  await countAttempt('support', { address: visitor.address })
  return await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, { userId: session.userId, schoolId }, SUPPORT_POLICY.request)
      const call = written.way === 'phone' ? written : undefined
      return await openTicket(trx, {
        kind,
        subject,
        wish: null,
        text,
        name: session.fullName || session.email,
        email: session.email,
        phone: call?.phone ?? null,
        preferredTime: call?.preferredTime || null,
        locale,
        session,
        schoolId,
        consentVersion: null,
      })
    })
}
