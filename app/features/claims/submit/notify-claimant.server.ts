import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'

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
