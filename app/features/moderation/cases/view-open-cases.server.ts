import { db } from '#db/client.ts'
import type { Moderator } from '../decisions/decision.ts'
import { mayDecide } from '../decisions/lock-review.server.ts'

/** Loads all reports, disputes, evidence and appeals about a review and their outcomes, which outlive the review. */
export async function viewOpenCases(reviewId: string, moderator: Moderator) {
  const [reports, disputes, evidence, appeals, decisions] = await Promise.all([
    reportsOf(reviewId),
    disputesOf(reviewId),
    evidenceOf(reviewId),
    appealsOf(reviewId, moderator),
    decisionsOf(reviewId, moderator),
  ])
  return { reports, disputes, evidence, appeals, decisions }
}
export type ViewedOpenCases = Awaited<ReturnType<typeof viewOpenCases>>

/** Leaves out who reported, which is none of the moderators' business here. */
const reportsOf = (reviewId: string) =>
  db()
    .selectFrom('review_reports')
    .select(['id', 'number', 'subject', 'kind', 'rule', 'reason', 'locale', 'content', 'state', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .execute()

const disputesOf = (reviewId: string) =>
  db()
    .selectFrom('review_disputes')
    .select(['id', 'reason', 'text', 'state', 'author_due_at', 'author_reply', 'author_replied_at', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .execute()

const evidenceOf = (reviewId: string) =>
  db()
    .selectFrom('review_proofs')
    .select(['id', 'state', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .execute()

const appealsOf = (reviewId: string, moderator: Moderator) =>
  db()
    .selectFrom('review_objections as o')
    .innerJoin('moderation_decisions as d', 'd.id', 'o.decision_id')
    .select(['o.id', 'o.text', 'o.state', 'o.created_at', 'o.decision_id'])
    .select((eb) => [
      eb
        .and([
          mayDecide(moderator, { author: 'd.author_id', school: 'd.school_id' }),
          eb('d.decided_by', 'is distinct from', moderator.userId),
        ])
        .as('mayDecide'),
    ])
    .where('o.review_id', '=', reviewId)
    .orderBy('o.created_at')
    .execute()

const decisionsOf = (reviewId: string, { userId }: Moderator) =>
  db()
    .selectFrom('moderation_decisions as d')
    .leftJoin('moderation_measures as m', 'm.decision_id', 'd.id')
    .select([
      'd.id',
      'd.subject',
      'd.outcome',
      'd.rule',
      'd.law',
      'd.facts',
      'd.sentence',
      'd.automated',
      'd.decided_at',
    ])
    .select(['m.mail', 'm.done_at'])
    .select((eb) => eb('d.decided_by', '=', userId).as('mine'))
    .where('d.review_id', '=', reviewId)
    .orderBy('d.decided_at', 'desc')
    .execute()
