import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { ClaimOutcome } from '../claim.ts'
import type { SchoolMember } from './lock-for-claim.server.ts'

type Told = {
  claimId: string
  userId: string
  /** Name of the school, or of the group that claimed schools. */
  school: string
  outcome: 'approved' | 'refused'
  reason: string
  ofGroup?: boolean
}

/** Tells the claimant the outcome of a claim, with the moderator's reason if there is one. */
export async function notifyClaimant(trx: Transaction<Database>, told: Told) {
  const { claimId, userId, school, outcome, reason, ofGroup = false } = told
  const user = trx.selectFrom('users').select(['email', 'locale']).where('id', '=', userId)
  const { email: to, ...claimant } = await user.executeTakeFirstOrThrow()
  const locale = claimant.locale as Locale
  const shown = { reason, url: pageAddress(locale, `/account/claims/${claimId}`) }
  if (ofGroup)
    await enqueueMail(trx, { template: `group-claim-${outcome}`, to, locale, props: { group: school, ...shown } })
  else await enqueueMail(trx, { template: `claim-${outcome}`, to, locale, props: { school, ...shown } })
}

type Claimed = { claimId: string; userId: string; school: string; members: SchoolMember[] }

/** Tells the owners of a school that somebody else claims it, so that they can answer before an admin decides. */
export async function notifyOwners(trx: Transaction<Database>, { claimId, userId, school, members }: Claimed) {
  const { email: account } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  for (const { email: to, ...owner } of members.filter(({ role }) => role === 'owner')) {
    const locale = owner.locale as Locale
    const url = pageAddress(locale, `/account/claims/${claimId}`)
    await enqueueMail(trx, { template: 'owner-claim-opened', to, locale, props: { school, account, url } })
  }
}

type Decided = { claimId: string; userId: string; school: string; reason: string; outcome: ClaimOutcome }

/**
 * Tells the owners of a school the outcome of somebody else's claim; if the school was taken from them, tells all its
 * members.
 */
export async function notifyOwnersOfOutcome(
  trx: Transaction<Database>,
  members: SchoolMember[],
  { claimId, userId, school, reason, outcome }: Decided,
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
