import { Failure } from '#app/core/failure.ts'
import type { ContentRule } from '#app/features/reviews/review.ts'
import { type Decision, isRestriction } from '../decision.ts'
import type { LockedReview } from '../subjects/lock-review.server.ts'
import { viewSignals } from '../subjects/view-signals.server.ts'
import { ABOUT_WORDS } from './decision-form.schema.ts'
import { passageOf } from './suggest-grounds.ts'

/** @throws Failure not_related when two reviews share neither account nor network */
export function refuseUnrelated(first: LockedReview, other: LockedReview): void {
  const sameAuthor = first.author_id !== null && first.author_id === other.author_id
  const sameNetwork = first.network_hash !== null && other.network_hash?.equals(first.network_hash)
  if (!sameAuthor && !sameNetwork) throw new Failure('invalid', 'not_related')
}

/**
 * Returns a decision as it applies to another review: with words from that one as its passage.
 *
 * @throws Failure passage_missing when the rule is about words and nothing in the other review is marked
 */
export async function appliedTo<Ruling extends Pick<Decision, 'outcome' | 'rule' | 'sentence' | 'facts'>>(
  review: Pick<LockedReview, 'id' | 'version' | 'comment'>,
  ruling: Ruling,
): Promise<Ruling> {
  const { outcome, sentence = '', facts } = ruling
  const rule = ruling.rule as ContentRule | undefined
  if (!isRestriction(outcome) || !rule) return ruling
  const passage = passageOf(rule, await viewSignals(review.id, review.version), review.comment)
  if (!passage && ABOUT_WORDS.includes(rule)) throw new Failure('conflict', 'passage_missing')
  return { ...ruling, sentence: passage, facts: sentence ? facts.replaceAll(sentence, () => passage || '…') : facts }
}
