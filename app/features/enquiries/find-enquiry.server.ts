import { sql } from 'kysely'
import { z } from 'zod'
import { workedOn } from '#app/features/schools/membership/admin-visits.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'

/**
 * Finds an enquiry to one of the premium schools of which the person is a member, or returns undefined. It need not be
 * the school that they are currently working on: mails and notifications lead here.
 *
 * @param id as found in an address: any text
 */
export async function findEnquiry(userId: string, id: string): Promise<FoundEnquiry | undefined> {
  return z.uuid().safeParse(id).success ? await enquiryOf(userId, id).executeTakeFirst() : undefined
}

const enquiryOf = (userId: string, id: string) =>
  db()
    .selectFrom('enquiries as m')
    .innerJoin(workedOn(userId), 'o.school_id', 'm.school_id')
    .innerJoin('school_directory as d', 'd.id', 'm.school_id')
    .select(['m.id', 'm.school_id as schoolId', 'd.name as school', 'm.name', 'm.email', 'm.phone', 'm.text'])
    .select([
      'm.answer',
      'm.created_at as createdAt',
      'm.answered_at as answeredAt',
      sql<Locale>`m.locale`.as('language'),
    ])
    .where('m.id', '=', id)
    .where('d.premium', '=', true)

export type FoundEnquiry = NonNullable<Awaited<ReturnType<ReturnType<typeof enquiryOf>['executeTakeFirst']>>>
