import { pageAddress } from '#app/core/urls.server.ts'
import { type ContentRule, MAX_REWRITES } from '#app/features/reviews/review.ts'
import type { MailOrder } from '#app/mail/enqueue-mail.server.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import type { Author } from '../subjects/parties.server.ts'

/** What a statement of reasons is about. */
export type Restriction = {
  reviewId: string
  measure: 'rejected' | 'removed'
  rule: ContentRule
  law: string
  sentence: string
  facts: string
  comment: string
  /** What led to the decision; `notice`: a report of illegal content (DSA Art. 16, 17(3)(b)). */
  occasion: 'check' | 'report' | 'notice' | 'dispute'
  /** Whether a program flagged the text; a person makes the decision. */
  noticedByProgram: boolean
  /** How often the review was submitted again after a rejection. */
  rewrites: number
  decidedAt: Date
}

/**
 * Returns the mail with a statement of reasons: restriction, facts, automation, rule or law, redress (DSA Art. 17(3)).
 */
export function statementFor(
  { to, locale, schoolName: school }: Author,
  { reviewId, rewrites, decidedAt, ...same }: Restriction,
): MailOrder<'statement-of-reasons'> {
  const until = new Date(decidedAt)
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS)
  const props = {
    ...same,
    school,
    mayRewrite: same.measure === 'rejected' && rewrites < MAX_REWRITES,
    decidedOn: decidedAt.toISOString().slice(0, 10),
    objectUntil: until.toISOString().slice(0, 10),
    url: pageAddress(locale, `/account/reviews/${reviewId}`),
  }
  return { template: 'statement-of-reasons', to, locale, props }
}
