import { z } from 'zod'
import { MAX_REWRITES } from '#app/features/reviews/review.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Moderator, OUTCOMES } from '../decision.ts'
import { suggestGrounds } from '../decisions/suggest-grounds.ts'
import { readTextBlocks } from '../decisions/text-blocks/text-blocks.server.ts'
import { viewRelated } from '../decisions/view-related.server.ts'
import { listWarnings } from '../decisions/warnings/warn-school.server.ts'
import { viewSignals } from '../subjects/view-signals.server.ts'
import { viewAuthor } from './view-author.server.ts'
import { viewHistory } from './view-history.server.ts'
import { viewOpenCases } from './view-open-cases.server.ts'
import { viewReview } from './view-review.server.ts'

/**
 * Loads everything that a moderator needs to decide a review and what is open about it. The review is null when it was
 * deleted and only the case remains.
 *
 * @returns null when nothing is known about that id
 */
export async function viewCase(id: string, moderator: Moderator) {
  if (!z.uuid().safeParse(id).success) return null
  const [review, cases] = await Promise.all([viewReview(id, moderator), viewOpenCases(id, moderator)])
  if (!review) return isKnown(cases) ? { review: null, cases } : null
  const { authorId, ...shown } = review
  const [signals, history, figures, warnings, related, blocks] = await Promise.all([
    viewSignals(id, review.version),
    viewHistory(id, review),
    viewAuthor(authorId),
    listWarnings(review.school.id),
    viewRelated(id, moderator),
    readTextBlocks(review.language as Locale),
  ])
  const outcomes = shown.mayDecide && !shown.underWay ? OUTCOMES[shown.status as keyof typeof OUTCOMES] : []
  const grounds = suggestGrounds(signals, review.comment, blocks)
  const mayRewrite = review.rewrites < MAX_REWRITES
  return {
    review: { ...shown, outcomes, signals, history, figures, warnings, related, blocks, grounds, mayRewrite },
    cases,
  }
}
export type ViewedCase = NonNullable<Awaited<ReturnType<typeof viewCase>>>

const isKnown = (cases: Awaited<ReturnType<typeof viewOpenCases>>) =>
  Object.values(cases).some((rows) => rows.length > 0)
