import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { type Decision, type Moderator, OUTCOMES, type ReviewOutcome } from '../decision.ts'
import { type LockedReview, lockReview } from '../subjects/lock-review.server.ts'
import { holdReview } from '../subjects/review.server.ts'
import { recordDecision } from './record-decision.server.ts'
import { appliedTo, refuseUnrelated } from './related.server.ts'
import type { AlsoDecided } from './together.ts'

/** A moderator's decision about a review. */
export type ReviewDecision = Pick<Decision, 'rule' | 'law' | 'sentence' | 'facts'> & {
  outcome: ReviewOutcome
  /** State of the review that the moderator saw, as returned by {@link stateOf}. */
  seen: string
}

/**
 * Decides a review on its own, without a report or dispute, and in the same way further waiting reviews from its
 * account or network: all of them or, if one cannot be decided any more, none. Each has a decision, a log entry and a
 * statement of reasons of its own, which quotes its own words.
 *
 * @returns the decision's id
 * @throws Failure already_decided when a review is no longer as the moderator saw it, or the outcome does not fit its
 *   status; not_allowed for the moderator's own cases; review_unknown; review_replaced when the author has written
 *   another; not_related when a further review is from another account and network; passage_missing when the rule is
 *   about words and nothing in a further review is marked
 */
export function decideReview(
  moderator: Moderator,
  reviewId: string,
  { seen, ...ruling }: ReviewDecision,
  also: readonly AlsoDecided[] = [],
): Promise<string> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const { outcome } = ruling
      // In the same order for everybody, so that two overlapping groups wait for each other instead of failing.
      const all = [{ id: reviewId, seen }, ...also].sort((a, b) => (a.id < b.id ? -1 : 1))
      const locked = new Map<string, LockedReview>()
      for (const one of all) locked.set(one.id, await lockForDecision(trx, moderator, one.id, { ...one, outcome }))
      const first = locked.get(reviewId)!
      locked.delete(reviewId)
      for (const review of locked.values()) {
        refuseUnrelated(first, review)
        const applied = await appliedTo(review, ruling)
        await recordDecision(trx, moderator, await holdReview(trx, moderator, review), {
          ...applied,
          occasion: 'check',
        })
      }
      return await recordDecision(trx, moderator, await holdReview(trx, moderator, first), {
        ...ruling,
        occasion: 'check',
      })
    })
}

/**
 * Locks a review to decide it on its own.
 *
 * @throws Failure as {@link decideReview}
 */
async function lockForDecision(
  trx: Transaction<Database>,
  moderator: Moderator,
  reviewId: string,
  { seen, outcome }: Pick<ReviewDecision, 'seen' | 'outcome'>,
): Promise<LockedReview> {
  const review = await lockReview(trx, reviewId, moderator)
  if (seen !== (await stateOf(trx, review)) || !fits(review.status, outcome))
    throw new Failure('conflict', 'already_decided')
  return review
}

const fits = (status: string, outcome: ReviewOutcome) =>
  (OUTCOMES[status as keyof typeof OUTCOMES] as readonly ReviewOutcome[]).includes(outcome)

type Reviewed = Pick<LockedReview, 'id' | 'version' | 'status'>

/** Returns a token for everything on which a decision rests: it differs after any decision or change of the text. */
export async function stateOf(trx: Transaction<Database> | ReturnType<typeof db>, review: Reviewed): Promise<string> {
  const last = await trx
    .selectFrom('decisions')
    .select('id')
    .where('review_id', '=', review.id)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return [review.version, review.status, last?.id ?? 'none'].join('.')
}
