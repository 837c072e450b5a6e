import { keepDocument } from '#app/core/documents/keep-document.server.ts'
import { Failure } from '#app/core/failure.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import { lockOwnReview } from '../lock-own-review.server.ts'

/**
 * Stores a file that proves that the author was at the school. Only moderators can read it, until one has decided and
 * for 30 days at most. It replaces one that is still waiting.
 *
 * @throws Failure review_unknown unless the review is the person's own; already_decided when evidence was accepted
 *   before; proof_missing, proof_type, proof_too_large, proof_damaged, proof_away, too_many_attempts
 */
export const addReviewEvidence = (userId: string, reviewId: string, file: unknown, visitor: Visitor): Promise<void> =>
  keepDocument(file, { folder: 'proofs', visitor }, (key) => replaceEvidence(userId, reviewId, key))

async function replaceEvidence(userId: string, reviewId: string, file_key: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const { id, verified_level } = await lockOwnReview(trx, userId, reviewId)
      if (verified_level === 'proof') throw new Failure('conflict', 'already_decided')
      const waiting = await trx
        .deleteFrom('evidence')
        .where('review_id', '=', id)
        .where('state', '=', 'open')
        .returning('file_key')
        .execute()
      for (const { file_key: key } of waiting) await sendJob(trx, 'delete_file', { key })
      await trx.insertInto('evidence').values({ review_id: id, file_key }).execute()
      await recordAudit(trx, { userId, role: 'user' }, { action: 'proof.shown', subject: { kind: 'review', id: id } })
    })
}
