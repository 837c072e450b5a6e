import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { ClaimOutcome } from '../claim-rules.ts'
import type { SchoolMember } from '../submit/lock-for-claim.server.ts'

type Told = { claimId: string; userId: string; school: string; reason: string; outcome: ClaimOutcome }

/**
 * Tells the owners of a school the outcome of somebody else's claim; if the school was taken from them, tells all its
 * members.
 */
export async function notifyOwnersOfOutcome(
  trx: Transaction<Database>,
  members: SchoolMember[],
  { claimId, userId, school, reason, outcome }: Told,
): Promise<void> {
  const template = outcome === 'replaced' || outcome === 'refused' ? outcome : 'added'
  for (const { id, role, email: to, ...member } of members) {
    if (id === userId || (role === 'editor' && outcome !== 'replaced')) continue
    const locale = member.locale as Locale
    // A person who no longer owns the school cannot open the claim.
    const url =
      outcome === 'replaced' ? pageAddress(locale, '/claim') : pageAddress(locale, `/account/claims/${claimId}`)
    const props = { school, reason, url, contact: env().CONTACT_EMAIL }
    await enqueueMail(trx, { template: `owner-claim-${template}`, to, locale, props })
  }
}
