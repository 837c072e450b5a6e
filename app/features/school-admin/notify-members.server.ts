import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Mails } from '#app/mail/mails.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'

type SchoolNotice = Pick<Mails['school-desk'], 'event' | 'reason'> & {
  /** The school that the mail names and to which it links. */
  schoolId: string
}

/** Tells every member of the schools what the team has done, and why. */
export async function notifyMembers(
  trx: Transaction<Database>,
  ofSchools: readonly string[],
  { event, reason, schoolId }: SchoolNotice,
): Promise<void> {
  const people = await trx
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.email', 'u.locale'])
    .distinct()
    .where('o.school_id', 'in', ofSchools)
    .execute()
  if (people.length === 0) return
  const { name: school } = await trx
    .selectFrom('school_directory')
    .select('name')
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
  for (const { email: to, locale } of people) {
    const url = pageAddress(locale as Locale, `/account/schools/${schoolId}`)
    const props = { school, event, reason, url, contact: env().CONTACT_EMAIL }
    await enqueueMail(trx, { template: 'school-desk', to, locale: locale as Locale, props })
  }
}
