import type { ContentRule } from '#app/features/reviews/review.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { Decision, ReviewOutcome } from '../decision.ts'
import { type Author, findAuthor, goodNews } from '../subjects/parties.server.ts'
import { appliedTo } from './related.server.ts'
import { statementFor } from './statement.server.ts'
import type { AlsoDecided } from './together.ts'

type ReviewDecision = Pick<Decision, 'rule' | 'law' | 'sentence' | 'facts'> & { outcome: ReviewOutcome }
/** The mail that a decision causes: `nobody` when there is no account to write to, `none` when none is due. */
export type PreviewedMail =
  | { kind: 'mail'; subject: string; text: string; locale: Locale }
  | { kind: 'nobody' | 'none' }

/**
 * Returns the mails that a decision about a review, and about further ones decided in the same way, would cause: the
 * one about the first review first. Null for a review that does not exist.
 *
 * @throws Failure passage_missing, as the decision would
 */
export function previewMails(reviewId: string, ruling: ReviewDecision, also: readonly AlsoDecided[]) {
  const others = also.map(async ({ id }) => {
    const review = await findReview(id)
    return review ? await previewMail(id, await appliedTo(review, ruling)) : null
  })
  return Promise.all([previewMail(reviewId, ruling), ...others])
}

/**
 * Returns, verbatim, the mail that the author of a review would receive for a decision; null when there is no such
 * review.
 */
async function previewMail(reviewId: string, ruling: ReviewDecision): Promise<PreviewedMail | null> {
  const review = await findReview(reviewId)
  if (!review) return null
  if (ruling.outcome === 'kept') return { kind: 'none' }
  const author = await findAuthor(db(), review)
  if (!author) return { kind: 'nobody' }
  // Loaded on demand, as the job does.
  const { renderMail } = await import('#app/mail/render-mail.server.tsx')
  const { subject, text } = await renderMail(mailOf(author, review, ruling))
  return { kind: 'mail', subject, text, locale: author.locale }
}

function findReview(id: string) {
  return db()
    .selectFrom('reviews as r')
    .select(['r.id', 'r.author_id', 'r.school_id', 'r.comment', 'r.version', 'r.rewrites'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('review_signals as s')
          .select('s.id')
          .whereRef('s.review_id', '=', 'r.id')
          .whereRef('s.version', '=', 'r.version'),
      ).as('noticed'),
    )
    .where('r.id', '=', id)
    .executeTakeFirst()
}
type Found = NonNullable<Awaited<ReturnType<typeof findReview>>>

function mailOf(author: Author, review: Found, { outcome, rule, law = '', sentence = '', facts }: ReviewDecision) {
  if (outcome === 'published' || outcome === 'restored') return goodNews(author, review, outcome, facts)
  return statementFor(author, {
    reviewId: review.id,
    comment: review.comment,
    rewrites: review.rewrites,
    measure: outcome === 'rejected' ? 'rejected' : 'removed',
    rule: rule as ContentRule,
    law,
    sentence,
    facts,
    occasion: 'check',
    noticedByProgram: Boolean(review.noticed),
    decidedAt: new Date(),
  })
}
