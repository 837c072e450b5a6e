import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { findAuthor } from '../subjects/parties.server.ts'

/**
 * Withdraws an open dispute, for any member of its school. The review loses its mark, and its author is told that no
 * answer is needed.
 *
 * @throws Failure already_decided when it is not open any more, or belongs to a school of which the person is not a
 *   member
 */
export async function withdrawDispute(userId: string, disputeId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockReviewOf(trx, userId, disputeId)
      const ended = await trx
        .updateTable('disputes')
        .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
        .where('id', '=', disputeId)
        .where('state', '=', 'open')
        .executeTakeFirst()
      if (ended.numUpdatedRows === 0n) throw new Failure('conflict', 'already_decided')
      await endMark(trx, review.id)
      const subject = { kind: 'dispute', id: disputeId } as const
      await recordAudit(trx, { userId, role: 'operator' }, { action: 'dispute.withdrawn', subject })
      const author = await findAuthor(trx, review)
      if (!author) return
      const { to, locale, schoolName: school } = author
      const url = pageAddress(locale, '/account/reviews')
      await enqueueMail(trx, { template: 'dispute-withdrawn', to, locale, props: { school, url } })
    })
}

/** Locks the review before its dispute, in the same order as a moderator's decision. */
async function lockReviewOf(trx: Transaction<Database>, userId: string, disputeId: string) {
  const review = await trx
    .selectFrom('reviews as r')
    .innerJoin('disputes as d', 'd.review_id', 'r.id')
    .innerJoin('school_members as o', 'o.school_id', 'd.school_id')
    .select(['r.id', 'r.author_id', 'r.school_id'])
    .where('d.id', '=', disputeId)
    .where('o.user_id', '=', userId)
    .forNoKeyUpdate('r')
    .executeTakeFirst()
  if (!review) throw new Failure('conflict', 'already_decided')
  return review
}

/** Removes the mark that a review is being checked. */
export async function endMark(trx: Transaction<Database>, reviewId: string): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ status: 'published', status_changed_at: sql<Date>`now()` })
    .where('id', '=', reviewId)
    .where('status', '=', 'disputed')
    .execute()
}
