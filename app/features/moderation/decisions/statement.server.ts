import { pageAddress } from '#app/features/accounts/addresses.server.ts'
import type { ContentRule } from '#app/features/reviews/content-rules.ts'
import { MAX_REWRITES } from '#app/features/reviews/write/review-rules.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Mails } from '#app/mail/mails.ts'

/** How long after a decision its author may object: DSA Art. 20(1). */
export const OBJECTION_MONTHS = 6

/** What a statement of reasons is about. */
export type Restriction = {
  measure: 'rejected' | 'removed'
  rule: ContentRule
  law: string
  sentence: string
  facts: string
  comment: string
  /** Whether a program noticed the text; the decision itself is a person's. */
  noticedByProgram: boolean
  /** How often the review came back after a refusal. */
  rewrites: number
  school: string
  decidedAt: Date
}

/** The statement of reasons as the mail takes it: measure, facts, automation, rule or law, redress (DSA Art. 17(3)). */
export function statementOf(locale: Locale, restriction: Restriction): Mails['statement-of-reasons'] {
  const { rewrites, decidedAt, ...same } = restriction
  const until = new Date(decidedAt)
  until.setUTCMonth(until.getUTCMonth() + OBJECTION_MONTHS)
  return {
    ...same,
    mayRewrite: restriction.measure === 'rejected' && rewrites < MAX_REWRITES,
    decidedOn: decidedAt.toISOString().slice(0, 10),
    objectUntil: until.toISOString().slice(0, 10),
    url: pageAddress(locale, '/account/reviews'),
  }
}
