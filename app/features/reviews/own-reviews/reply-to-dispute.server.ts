import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { lockOwnReview } from './lock-own-review.server.ts'

/**
 * Stores the author's answer to the school's dispute of their review, for moderators only; a second answer replaces the
 * first.
 *
 * @throws Failure review_unknown unless it is the person's own; dispute_over once it is decided or the time has
 *   passed
 */
export async function replyToDispute(userId: string, reviewId: string, text: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockOwnReview(trx, userId, reviewId)
      const dispute = await trx
        .updateTable('disputes')
        .set({ author_reply: text, author_replied_at: sql<Date>`now()` })
        .where('review_id', '=', review.id)
        .where('state', '=', 'open')
        .where('author_due_at', '>', sql<Date>`now()`)
        .returning('id')
        .executeTakeFirst()
      if (!dispute) throw new Failure('conflict', 'dispute_over')
      const after = { dispute: dispute.id }
      await recordAudit(
        trx,
        { userId, role: 'user' },
        { action: 'dispute.answered', subject: { kind: 'review', id: review.id }, after },
      )
    })
}
