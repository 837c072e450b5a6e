import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import type { SchoolMember } from './lock-for-claim.server.ts'

type Told = { claimId: string; userId: string; school: string; members: SchoolMember[] }

/** Tells the owners of a school that somebody else claims it, so that they can answer before an admin decides. */
export async function notifyOwners(trx: Transaction<Database>, { claimId, userId, school, members }: Told) {
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
