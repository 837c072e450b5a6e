import type { Transaction } from 'kysely'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decisions/decision.ts'
import type { LockedReview } from '../decisions/lock-review.server.ts'
import { notifyAnswerRemoved } from './mail-parties.server.ts'
import type { ReportDecision } from './report-decision.schema.ts'

type Removal = Extract<ReportDecision, { outcome: 'upheld' }> & { reportId: string }

/**
 * Removes the school's answer to a review because of a report. The school's members are told the reasons (DSA Art. 17).
 * An answer that is not public any more stays as it is.
 */
export async function removeAnswer(
  trx: Transaction<Database>,
  moderator: Moderator,
  review: LockedReview,
  { rule, law, sentence, facts, reportId }: Removal,
): Promise<void> {
  const answer = await trx
    .updateTable('review_answers')
    .set({ status: 'removed' })
    .where('review_id', '=', review.id)
    .where('status', '=', 'published')
    .returning(['text', 'created_at', 'changed_at', 'author_id'])
    .executeTakeFirst()
  if (!answer) return
  const { author_id, ...content } = answer
  await trx
    .insertInto('moderation_decisions')
    .values({
      review_id: review.id,
      school_id: review.school_id,
      author_id: author_id ?? null,
      subject: 'answer',
      outcome: 'removed',
      rule,
      law,
      sentence,
      facts,
      content: JSON.stringify(content),
      decided_by: moderator.userId,
      about_id: reportId,
    })
    .execute()
  const subject = { kind: 'report', id: reportId } as const
  await recordAudit(trx, moderator, { action: 'answer.removed', subject, after: { review: review.id, rule } })
  await notifyAnswerRemoved(trx, review.school_id, { rule, law, sentence, facts })
}
