import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decision.ts'
import { MODERATION_POLICY } from '../policy.ts'

/**
 * Condition: the account has the rights of a moderator, and is neither the author of the review nor a member of the
 * school.
 *
 * @param review columns of the review: its author and its school
 */
export const mayDecide = ({ userId }: Pick<Moderator, 'userId'>, review: { author: string; school: string }) =>
  sql<SqlBool>`${sql.ref(review.author)} is distinct from ${userId}
    and ${isStaff(userId, MODERATION_POLICY.decideReview)}
    and not exists (select from school_members o
      where o.user_id = ${userId} and o.school_id = ${sql.ref(review.school)})`

const own = { author: 'r.author_id', school: 'r.school_id' }

/**
 * Locks a review until the transaction ends, so that if two moderators decide at the same time, the second sees what
 * the first did.
 *
 * @throws Failure not_allowed when the moderator is involved in the case, review_unknown when there is no such review
 */
export async function lockReview(trx: Transaction<Database>, reviewId: string, moderator: Moderator) {
  const review = await trx
    .selectFrom('reviews as r')
    .selectAll('r')
    .where('r.id', '=', reviewId)
    .where(mayDecide(moderator, own))
    .forUpdate()
    .executeTakeFirst()
  if (review) return review
  const there = await trx.selectFrom('reviews').select('id').where('id', '=', reviewId).executeTakeFirst()
  throw there ? new Failure('forbidden', 'not_allowed') : new Failure('not_found', 'review_unknown')
}

/** A review locked against changes. */
export type LockedReview = Awaited<ReturnType<typeof lockReview>>
