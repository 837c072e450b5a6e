import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { type Decision, type Moderator, OUTCOMES, type ReviewOutcome } from './decision.ts'
import { type LockedReview, lockReview } from './lock-review.server.ts'
import { recordDecision } from './record-decision.server.ts'

/** A moderator's decision about a review. */
export type ReviewDecision = Pick<Decision, 'rule' | 'law' | 'sentence' | 'facts'> & {
  outcome: ReviewOutcome
  /** State of the review that the moderator saw, as {@link stateOf} returns it. */
  seen: string
}

/**
 * Decides a review on its own, without a report or dispute.
 *
 * @returns the decision's id
 * @throws Failure already_decided when the review is no longer as the moderator saw it, or the outcome does not fit
 *   its status; not_allowed for the moderator's own cases; review_unknown; review_replaced when the author has written
 *   another
 */
export function decideReview(
  moderator: Moderator,
  reviewId: string,
  { seen, ...ruling }: ReviewDecision,
): Promise<string> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockReview(trx, reviewId, moderator)
      if (seen !== (await stateOf(trx, review)) || !fits(review.status, ruling.outcome))
        throw new Failure('conflict', 'already_decided')
      return await recordDecision(trx, moderator, review, { ...ruling, subject: 'review' })
    })
}

const fits = (status: string, outcome: ReviewOutcome) =>
  (OUTCOMES[status as keyof typeof OUTCOMES] as readonly ReviewOutcome[]).includes(outcome)

type Reviewed = Pick<LockedReview, 'id' | 'version' | 'status'>

/** Returns a token of everything that a decision rests on: it differs after any decision or change of the text. */
export async function stateOf(trx: Transaction<Database> | ReturnType<typeof db>, review: Reviewed): Promise<string> {
  const last = await trx
    .selectFrom('moderation_decisions')
    .select('id')
    .where('review_id', '=', review.id)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return [review.version, review.status, last?.id ?? 'none'].join('.')
}
