import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decisions/decision.ts'
import { findAuthor } from '../decisions/find-author.server.ts'
import { lockReview, mayDecide } from '../decisions/lock-review.server.ts'
import {
  type DecidedReview,
  liveReviewBeside,
  type ReviewContent,
  recordDecision,
} from '../decisions/record-decision.server.ts'

/** The answer to an appeal, with its reasons. */
export type Answer = { upheld: boolean; facts: string }

/**
 * Answers an appeal: the review is restored, or the decision stands. The moderator must not be the one whose decision
 * is appealed, nor involved in the case.
 *
 * @throws Failure already_decided when it has been answered; not_allowed when the moderator may not answer it;
 *   review_unknown when there is none
 */
export function decideAppeal(moderator: Moderator, objectionId: string, { upheld, facts }: Answer): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const appeal = await lockAppeal(trx, objectionId, moderator)
      await trx
        .updateTable('review_objections')
        .set({ state: upheld ? 'upheld' : 'dismissed', decided_at: sql<Date>`now()` })
        .where('id', '=', objectionId)
        .execute()
      await answer(trx, moderator, appeal, { upheld, facts })
    })
}

async function lockAppeal(trx: Transaction<Database>, id: string, moderator: Moderator) {
  const appeal = await trx
    .selectFrom('review_objections as o')
    .innerJoin('moderation_decisions as d', 'd.id', 'o.decision_id')
    .select(['o.id', 'o.review_id', 'o.state', 'o.author_id', 'd.school_id', 'd.content'])
    .where('o.id', '=', id)
    .where('d.decided_by', 'is distinct from', moderator.userId)
    .where(mayDecide(moderator, { author: 'd.author_id', school: 'd.school_id' }))
    .forUpdate('o')
    .executeTakeFirst()
  if (appeal?.state === 'open') return appeal
  if (appeal) throw new Failure('conflict', 'already_decided')
  const there = await trx.selectFrom('review_objections').select('id').where('id', '=', id).executeTakeFirst()
  throw there ? new Failure('forbidden', 'not_allowed') : new Failure('not_found', 'review_unknown')
}
type Appeal = Awaited<ReturnType<typeof lockAppeal>>

async function answer(trx: Transaction<Database>, moderator: Moderator, appeal: Appeal, given: Answer) {
  const review = await reviewOf(trx, moderator, appeal)
  const comesBack = given.upheld && (await canComeBack(trx, review))
  const outcome = comesBack ? 'restored' : given.upheld ? 'accepted' : 'dismissed'
  const decision = { subject: 'objection', outcome, facts: given.facts, aboutId: appeal.id } as const
  await recordDecision(trx, moderator, review, decision)
  if (!comesBack) await notifyAuthor(trx, appeal, given)
}

/** Returns the review, locked, or as it was at the time of the decision if its author has deleted it. */
async function reviewOf(trx: Transaction<Database>, moderator: Moderator, appeal: Appeal): Promise<DecidedReview> {
  const { review_id: id, school_id, author_id, content } = appeal
  const there = await trx.selectFrom('reviews').select('id').where('id', '=', id).executeTakeFirst()
  if (there) return await lockReview(trx, id, moderator)
  return { ...(content as ReviewContent), id, school_id, author_id, status: 'deleted' }
}

/** Whether the review is down and the author has not written another one since. */
async function canComeBack(trx: Transaction<Database>, { id, status, school_id, author_id }: DecidedReview) {
  if (status !== 'rejected' && status !== 'removed') return false
  return !author_id || !(await liveReviewBeside(trx, { id, school_id, author_id }))
}

async function notifyAuthor(trx: Transaction<Database>, appeal: Appeal, { upheld, facts }: Answer) {
  const author = await findAuthor(trx, appeal)
  if (!author) return
  const { to, locale, schoolName: school } = author
  const props = { school, facts, url: pageAddress(locale, `/account/reviews/${appeal.review_id}`) }
  await enqueueMail(trx, { template: upheld ? 'objection-upheld' : 'objection-dismissed', to, locale, props })
}
