import { type SqlBool, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import type { SchoolRight } from '#app/core/policy.ts'
import { requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

/** The person and the enquiry on which they act; the id is any text from an address. */
export type EnquiryAccess = { userId: string; id: string }

/** An enquiry locked against changes until the transaction ends. */
export type LockedEnquiry = {
  id: string
  schoolId: string
  email: string
  text: string
  locale: string
  answer: string
}

/**
 * Runs an operation on an enquiry to a premium school, for one of its members.
 *
 * @throws Failure message_unknown where there is no such enquiry, or it belongs to another school; premium_required
 */
export async function withEnquiry<Result>(
  { userId, id }: EnquiryAccess,
  right: SchoolRight,
  change: (trx: Transaction<Database>, enquiry: LockedEnquiry) => Promise<Result>,
): Promise<Result> {
  if (!z.uuid().safeParse(id).success) throw new Failure('not_found', 'message_unknown')
  return await db()
    .transaction()
    .execute(async (trx) => {
      const enquiry = await trx
        .selectFrom('enquiries as m')
        .select(['m.id', 'm.school_id as schoolId', 'm.email', 'm.text', 'm.locale', 'm.answer'])
        .where('m.id', '=', id)
        .where(
          sql<SqlBool>`exists (select from school_members o where o.school_id = m.school_id and o.user_id = ${userId})`,
        )
        .forUpdate()
        .executeTakeFirst()
      if (!enquiry) throw new Failure('not_found', 'message_unknown')
      await requireMember(trx, { userId, schoolId: enquiry.schoolId }, right)
      return await change(trx, enquiry)
    })
}
