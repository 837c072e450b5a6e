import { type SqlBool, sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { lockOwnReview } from './lock-own-review.server.ts'
import { APPEAL_MONTHS } from './own-review-rules.ts'

/**
 * Appeals against the rejection or removal of the person's own review: within six months and once for each decision.
 * Another moderator decides.
 *
 * @throws Failure review_unknown unless it is the person's own; objection_over when no appeal is possible, or no longer
 */
export async function objectToDecision(userId: string, reviewId: string, text: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockOwnReview(trx, userId, reviewId)
      const decision = await trx
        .selectFrom('moderation_decisions as d')
        .leftJoin('review_objections as o', 'o.decision_id', 'd.id')
        .select(['d.id', 'o.id as objection'])
        .select(sql<boolean>`d.decided_at > now() - make_interval(months => ${APPEAL_MONTHS})`.as('in_time'))
        .where('d.review_id', '=', review.id)
        .where('d.subject', 'in', ['review', 'report', 'dispute'])
        .where('d.outcome', 'in', ['rejected', 'removed'])
        .where(sql<SqlBool>`d.outcome = ${review.status}`)
        .where(
          sql<SqlBool>`not exists (select from reviews live where live.author_id = ${userId}
            and live.school_id = ${review.school_id} and live.status in ('pending', 'published', 'disputed'))`,
        )
        .orderBy('d.decided_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!decision?.in_time || decision.objection) throw new Failure('conflict', 'objection_over')
      const appeal = { decision_id: decision.id, review_id: review.id, author_id: userId, text }
      await trx.insertInto('review_objections').values(appeal).execute()
      const after = { decision: decision.id }
      await recordAudit(
        trx,
        { userId, role: 'user' },
        { action: 'objection.filed', subject: { kind: 'review', id: review.id }, after },
      )
    })
}
