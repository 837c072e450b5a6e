import { sql, type Transaction, type Updateable } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { SchoolRight } from '#app/core/policy.ts'
import type { FEE_COLUMNS } from '#app/features/schools/fees.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database, SchoolProfilesTable } from '#db/schema.ts'
import { readSelfReported } from './read-self-reported.server.ts'
import { recordVersion } from './record-version.server.ts'
import type { SelfReported } from './self-reported.ts'

type Change = {
  /** The form, with its version token for what the writer saw. */
  form: keyof SelfReported['seen']
  seen: string
  right: SchoolRight
}

/**
 * Changes self-reported data, one writer after the other, and stores the versions before and after.
 *
 * @param change writes; receives the data before the change
 * @throws Failure text_changed when they are not what the writer saw; what `requireMember` throws
 */
export async function changeSelfReported(
  member: Member,
  { form, seen, right }: Change,
  change: (trx: Transaction<Database>, before: SelfReported) => Promise<void>,
): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, right)
      await recordVersion(trx, { userId: null, schoolId: member.schoolId })
      const before = await readSelfReported(member.schoolId, trx)
      if (before.seen[form] !== seen) throw new Failure('conflict', 'text_changed')
      await change(trx, before)
      await recordVersion(trx, member)
    })
}

type Words = Pick<
  Updateable<SchoolProfilesTable>,
  | ('name' | 'category' | 'local_type' | 'street' | 'postal_code' | 'city' | 'phone' | 'email' | 'website')
  | (typeof FEE_COLUMNS)[number]
  | ('features' | 'languages' | 'show_in_search' | 'show_contact' | 'show_reviews' | 'lat' | 'lng')
>

/**
 * Writes columns of self-reported data.
 *
 * @param said whether they are facts or texts, whose date the profile shows, and not only switches
 */
export async function writeSelfReported(
  trx: Transaction<Database>,
  schoolId: string,
  words: Words,
  { said = true }: { said?: boolean } = {},
): Promise<void> {
  await trx
    .insertInto('school_profiles')
    .values({ school_id: schoolId, ...words })
    .onConflict((conflict) =>
      conflict.column('school_id').doUpdateSet({ ...words, ...(said && { updated_at: sql<Date>`now()` }) }),
    )
    .execute()
}

/** Returns the stored form of a typed value: null when it is empty or the same as the register's. */
export const selfReported = (typed: string, official: string): string | null =>
  typed === '' || typed === official ? null : typed
