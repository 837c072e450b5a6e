import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueueReviewSettlement } from './enqueue-review-settlement.server.ts'
import type { Member } from './require-member.server.ts'

/**
 * Makes a person whose claim was checked an owner of a school, whose profile is verified from now on. The database ends
 * the verification with the last owner, and holds the person's own reviews of the school. The caller has locked the
 * person, so that a review being written at the same time is seen.
 */
export async function grantOwnership(trx: Transaction<Database>, { userId, schoolId }: Member): Promise<void> {
  await trx
    .insertInto('school_members')
    .values({ school_id: schoolId, user_id: userId, role: 'owner' })
    .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).doUpdateSet({ role: 'owner', group_id: null }))
    .execute()
  await trx
    .insertInto('school_profiles')
    .values({ school_id: schoolId, verified_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column('school_id').doUpdateSet({ verified_at: sql`coalesce(school_profiles.verified_at, now())` }),
    )
    .execute()
  await enqueueReviewSettlement(trx)
}
