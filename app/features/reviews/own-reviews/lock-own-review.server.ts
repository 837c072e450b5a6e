import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Database } from '#db/schema.ts'

/**
 * Locks a review of the person until the transaction ends.
 *
 * @param reviewId as found in an address
 * @throws Failure review_unknown unless there is such a review and it is the person's own
 */
export async function lockOwnReview(trx: Transaction<Database>, userId: string, reviewId: string) {
  const review = await trx
    .selectFrom('reviews')
    .select(['id', 'former_id', 'status', 'school_id', 'verified_level'])
    .where(sql<SqlBool>`id::text = ${reviewId}`)
    .where('author_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!review) throw new Failure('not_found', 'review_unknown')
  return review
}
