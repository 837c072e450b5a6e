import { type RawBuilder, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Mails } from '#app/mail/mails.ts'
import type { Database } from '#db/schema.ts'

type GroupChange = { groupId: string; schoolId: string; change: Mails['school-group']['change'] }

/** Tells the main contacts of a school and the owners of a group that the group manages it, or no longer does. */
export const mailGroup = (trx: Transaction<Database>, told: GroupChange): Promise<void> =>
  mailPeople(
    trx,
    told,
    sql`
    select user_id from school_members where school_id = ${told.schoolId} and role = 'owner'
    union select user_id from group_people where group_id = ${told.groupId} and role = 'owner'`,
  )

/** Like {@link mailGroup}, but only tells the main contacts of the school. */
export const mailSchoolOfGroup = (trx: Transaction<Database>, told: GroupChange): Promise<void> =>
  mailPeople(trx, told, sql`select user_id from school_members where school_id = ${told.schoolId} and role = 'owner'`)

async function mailPeople(
  trx: Transaction<Database>,
  { groupId, schoolId, change }: GroupChange,
  readers: RawBuilder<unknown>,
): Promise<void> {
  const people = await trx
    .selectFrom('users as u')
    .innerJoin('school_groups as g', (join) => join.on('g.id', '=', groupId))
    .innerJoin('school_directory as d', (join) => join.on('d.id', '=', schoolId))
    .select(['u.email', 'u.locale', 'g.name as group', 'd.name as school'])
    .select(
      sql<boolean>`exists (select from school_members o
        where o.school_id = ${schoolId} and o.user_id = u.id and o.role = 'owner')`.as('ofSchool'),
    )
    .where(sql<boolean>`u.id in (${readers})`)
    .orderBy('u.id')
    .execute()
  for (const { email: to, ofSchool, group, school, ...person } of people) {
    const locale = person.locale as Locale
    const url = pageAddress(locale, ofSchool ? `/account/schools/${schoolId}/people` : `/account/groups/${groupId}`)
    await enqueueMail(trx, { template: 'school-group', to, locale, props: { group, school, change, url } })
  }
}
