import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/features/accounts/addresses.server.ts'
import { Failure } from '#app/features/accounts/failure.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { recordAudit } from '../record-audit.server.ts'
import { findAuthor } from './find-author.server.ts'

/**
 * Takes an open dispute back, by anybody who runs its school. The review is as public as before, and its author is told
 * that no answer is needed any more.
 *
 * @throws Failure already_decided when it is not open any more, or not of a school that the person runs
 */
export async function withdrawDispute(userId: string, disputeId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const dispute = await trx
        .updateTable('review_disputes as d')
        .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
        .where('d.id', '=', disputeId)
        .where('d.state', '=', 'open')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('school_operators as o')
              .select('o.user_id')
              .whereRef('o.school_id', '=', 'd.school_id')
              .where('o.user_id', '=', userId),
          ),
        )
        .returning('d.review_id')
        .executeTakeFirst()
      if (!dispute) throw new Failure('already_decided')
      await endMark(trx, dispute.review_id)
      const subject = { kind: 'dispute', id: disputeId } as const
      await recordAudit(trx, { userId, role: 'operator' }, { action: 'dispute.withdrawn', subject })
      const author = await findAuthor(trx, dispute.review_id)
      if (!author) return
      const { email: to, locale, school } = author
      const url = pageAddress(locale, '/account/reviews')
      await enqueueMail(trx, { template: 'dispute-withdrawn', to, locale, props: { school, url } })
    })
}

/** Takes away the mark that a review is being checked. */
export async function endMark(trx: Transaction<Database>, reviewId: string): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ status: 'published', status_changed_at: sql<Date>`now()` })
    .where('id', '=', reviewId)
    .where('status', '=', 'disputed')
    .execute()
}
