import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import { anonymiseAuthor } from './anonymise-author.server.ts'
import { deleteReviewEvidence } from './evidence/delete-evidence.server.ts'
import { lockOwnReview } from './lock-own-review.server.ts'

/**
 * Deletes a review for good, with its answer, votes, earlier versions and evidence; the school's counts are updated
 * automatically. A dispute about it ends and loses the author's answer; decisions of moderators and appeals against it
 * stay on record.
 *
 * @throws Failure review_unknown unless it is the person's own
 */
export async function deleteReview(userId: string, reviewId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { id, former_id, status, school_id } = await lockOwnReview(trx, userId, reviewId)
      await deleteReviewEvidence(trx, [id])
      await anonymiseAuthor(trx, [id])
      await trx
        .updateTable('disputes')
        .set({ state: 'removed', decided_at: sql<Date>`now()` })
        .where('review_id', '=', id)
        .where('state', '=', 'open')
        .execute()
      await trx.deleteFrom('reviews').where('id', '=', id).execute()
      // A backup from before reviews got random ids contains only the former one.
      await sendJob(trx, 'note_erasure', { kind: 'review', id: former_id ?? id })
      const before = { status, school: school_id }
      await recordAudit(
        trx,
        { userId, role: 'user' },
        { action: 'review.deleted_by_author', subject: { kind: 'review', id: id }, before },
      )
    })
}
