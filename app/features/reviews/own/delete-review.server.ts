import { sql } from 'kysely'
import { Failure } from '#app/features/accounts/failure.ts'
import { db } from '#db/client.ts'
import { deleteProofs } from './proof/delete-proofs.server.ts'
import { recordAudit } from './record-audit.server.ts'

/**
 * Deletes a review for good, with its answer, votes, earlier versions and proofs; the school's counts follow by
 * themselves. A dispute about it ends, an objection that waits falls away; what moderators decided stays on record.
 *
 * @throws Failure review_gone unless it is the person's own
 */
export async function deleteReview(userId: string, reviewId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await trx
        .selectFrom('reviews')
        .select(['id', 'status', 'school_id'])
        .where('id', '=', reviewId)
        .where('author_id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
      if (!review) throw new Failure('review_gone')
      await deleteProofs(trx, [reviewId])
      await trx.deleteFrom('review_objections').where('review_id', '=', reviewId).where('state', '=', 'open').execute()
      await trx
        .updateTable('review_disputes')
        .set({ state: 'removed', decided_at: sql<Date>`now()` })
        .where('review_id', '=', reviewId)
        .where('state', '=', 'open')
        .execute()
      await trx.deleteFrom('reviews').where('id', '=', reviewId).execute()
      const before = { status: review.status, school: review.school_id }
      await recordAudit(trx, { userId, role: 'user' }, { action: 'review.deleted_by_author', reviewId, before })
    })
}
