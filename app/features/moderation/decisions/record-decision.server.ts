import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { notifySchool } from '#app/features/reviews/notify-school.server.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type Decision, type Moderator, restricts } from './decision.ts'
import type { LockedReview } from './lock-review.server.ts'
import { notifyPublished } from './notify-published.server.ts'

/** The content of the review that a decision preserves. */
export type ReviewContent = Pick<LockedReview, 'version' | 'rating' | 'comment' | 'language'> & {
  status: LockedReview['status'] | 'deleted'
}
/** The parts of a review that a decision needs. */
export type DecidedReview = ReviewContent & Pick<LockedReview, 'id' | 'school_id' | 'author_id'>

/**
 * Records a decision about a review for good, with an entry in the audit log, and makes it take effect: what favours
 * the author immediately, a restriction as soon as the statement of reasons is with the mail server. It belongs in the
 * transaction that locked the review.
 *
 * @returns the decision's id
 * @throws Failure already_decided while an earlier restriction is about to take effect; case_locked when somebody else
 *   has locked the case
 */
export async function recordDecision(
  trx: Transaction<Database>,
  moderator: Moderator,
  review: DecidedReview,
  decision: Decision,
): Promise<string> {
  const { outcome } = decision
  await endLock(trx, moderator, { kind: 'review', id: review.id })
  await refuseWhileWaiting(trx, review.id)
  const id = await insertDecision(trx, moderator, review, decision)
  const after = restricts(outcome) ? outcome : await statusNow(trx, review, outcome)
  await recordAudit(trx, moderator, {
    action: `${decision.subject}.${outcome}`,
    subject: { kind: 'review', id: review.id },
    before: { status: review.status },
    after: { status: after, decision: id },
  })
  if (restricts(outcome)) await announce(trx, review, id, outcome)
  if (outcome === 'published' || outcome === 'restored') await notifyPublished(trx, review, outcome, decision.facts)
  return id
}

async function refuseWhileWaiting(trx: Transaction<Database>, reviewId: string) {
  const waiting = await trx
    .selectFrom('moderation_measures')
    .select('decision_id')
    .where('review_id', '=', reviewId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (waiting) throw new Failure('conflict', 'already_decided')
}

async function insertDecision(
  trx: Transaction<Database>,
  moderator: Moderator,
  review: DecidedReview,
  { subject, outcome, rule, law = '', sentence = '', facts, aboutId }: Decision,
) {
  const { version, status, rating, comment, language } = review
  const { id } = await trx
    .insertInto('moderation_decisions')
    .values({
      review_id: review.id,
      school_id: review.school_id,
      author_id: review.author_id,
      subject,
      outcome,
      rule: rule ?? null,
      law,
      sentence,
      facts,
      content: JSON.stringify({ version, status, rating, comment, language }),
      decided_by: moderator.userId,
      about_id: aboutId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function announce(
  trx: Transaction<Database>,
  review: DecidedReview,
  decision_id: string,
  status: 'rejected' | 'removed',
) {
  const { id: review_id, version } = review
  await trx.insertInto('moderation_measures').values({ decision_id, review_id, version, status }).execute()
  await sendJob(trx, 'carry_out_decision', { decisionId: decision_id })
}

/** Returns the status of the review after an outcome that restricts nothing. */
async function statusNow(trx: Transaction<Database>, review: DecidedReview, outcome: Decision['outcome']) {
  if (outcome !== 'published' && outcome !== 'restored') return review.status
  await refuseWhenReplaced(trx, review)
  const { status, first } = await trx
    .updateTable('reviews as r')
    .set({
      status: sql<string>`case when exists (
        select from review_disputes d where d.review_id = r.id and d.state = 'open') then 'disputed' else 'published' end`,
      published_at: sql<Date>`coalesce(r.published_at, now())`,
      status_changed_at: sql<Date>`now()`,
    })
    .where('r.id', '=', review.id)
    .returning(['r.status', sql<boolean>`old.published_at is null`.as('first')])
    .executeTakeFirstOrThrow()
  if (first) await notifySchool(trx, review.school_id)
  return status
}

/** Refuses to restore an older review if its author has another live one for the school. */
async function refuseWhenReplaced(trx: Transaction<Database>, { id, author_id, school_id }: DecidedReview) {
  if (author_id && (await liveReviewBeside(trx, { id, author_id, school_id })))
    throw new Failure('conflict', 'review_replaced')
}

/** Whether the author has another live review of the school. */
export async function liveReviewBeside(
  trx: Transaction<Database>,
  { id, author_id, school_id }: { id: string; author_id: string; school_id: string },
): Promise<boolean> {
  const other = await trx
    .selectFrom('reviews')
    .select('id')
    .where('author_id', '=', author_id)
    .where('school_id', '=', school_id)
    .where('status', 'in', ['pending', 'published', 'disputed'])
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}
