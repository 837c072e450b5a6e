import type { Transaction } from 'kysely'
import type { SchoolRight } from '#app/core/policy.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Mails } from '#app/mail/mails.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'

/**
 * Serialises changes to a school's members, so that the limits and the last owner are respected. Members who save
 * something meanwhile lock the same rows through `requireMember`, so there is no deadlock.
 */
export async function lockMembers(trx: Transaction<Database>, schoolId: string): Promise<void> {
  // Merges lock schools before their members.
  await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forKeyShare().execute()
  await trx
    .selectFrom('school_members')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

/** Makes a change to the members on behalf of one of them. @throws Failure school_not_yours; not_allowed for editors */
export function changeMembers(
  member: Member,
  right: SchoolRight,
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      await lockMembers(trx, member.schoolId)
      await requireMember(trx, member, right)
      await change(trx)
    })
}

/** Records a change of a school's members in the audit log. */
export const recordMemberChange = (
  trx: Transaction<Database>,
  { userId, schoolId }: Member,
  done: string,
  about: object,
) =>
  recordAudit(
    trx,
    { userId, role: 'operator' },
    {
      action: `people.${done}`,
      subject: { kind: 'school', id: schoolId },
      after: { ...about },
    },
  )

type Told = { change: Mails['school-people']['change']; personId: string }

/** Tells every owner about a change, and the person concerned. */
export async function mailMembers(
  trx: Transaction<Database>,
  schoolId: string,
  { change, personId }: Told,
): Promise<void> {
  const rows = await trx
    .selectFrom('users as u')
    .leftJoin('school_members as o', (join) => join.onRef('o.user_id', '=', 'u.id').on('o.school_id', '=', schoolId))
    .innerJoin('school_directory as d', (join) => join.on('d.id', '=', schoolId))
    .select(['u.id', 'u.email', 'u.locale', 'd.name as school'])
    .where(({ eb, or }) => or([eb('o.role', '=', 'owner'), eb('u.id', '=', personId)]))
    .execute()
  const person = rows.find(({ id }) => id === personId)?.email ?? ''
  for (const { email, school, ...row } of rows) {
    const locale = row.locale as Locale
    const url = pageAddress(locale, '/account/schools')
    await enqueueMail(trx, { template: 'school-people', to: email, locale, props: { school, change, person, url } })
  }
}
