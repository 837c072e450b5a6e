import { db } from '#db/client.ts'
import type { Moderator } from '../decision.ts'
import { mayAnswer } from '../decisions/answer-appeal.server.ts'

/** Loads all reports, disputes, evidence and appeals about a review and their outcomes, which outlive the review. */
export async function viewOpenCases(reviewId: string, moderator: Moderator) {
  const [reports, disputes, evidence, appeals, decisions] = await Promise.all([
    reportsOf(reviewId),
    disputesOf(reviewId),
    evidenceOf(reviewId),
    appealsOf(reviewId, moderator.userId),
    decisionsOf(reviewId, moderator),
  ])
  return { reports, disputes, evidence, appeals, decisions }
}
export type ViewedOpenCases = Awaited<ReturnType<typeof viewOpenCases>>

/** Leaves out who reported, which is none of the moderators' business here. */
const reportsOf = (reviewId: string) =>
  db()
    .selectFrom('reports')
    .select(['id', 'number', 'subject_kind', 'kind', 'rule', 'reason', 'locale', 'content', 'state', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .execute()

const disputesOf = (reviewId: string) =>
  db()
    .selectFrom('disputes')
    .select(['id', 'reason', 'text', 'state', 'author_due_at', 'author_reply', 'author_replied_at', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .execute()

const evidenceOf = (reviewId: string) =>
  db()
    .selectFrom('evidence')
    .select(['id', 'state', 'created_at'])
    .where('review_id', '=', reviewId)
    .orderBy('created_at')
    .execute()

const appealsOf = (reviewId: string, userId: string) =>
  db()
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .select(['a.id', 'a.text', 'a.state', 'a.created_at', 'a.decision_id', mayAnswer(userId).as('mayDecide')])
    .where('d.review_id', '=', reviewId)
    .orderBy('a.created_at')
    .execute()

const decisionsOf = (reviewId: string, { userId }: Moderator) =>
  db()
    .selectFrom('decisions as d')
    .leftJoin('restrictions as m', 'm.decision_id', 'd.id')
    .select([
      'd.id',
      'd.subject_kind',
      'd.occasion',
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
