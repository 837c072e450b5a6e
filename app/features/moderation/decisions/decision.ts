import type { Role } from '#app/core/session.ts'
import type { ContentRule } from '#app/features/reviews/content-rules.ts'

/** Who decides. */
export type Moderator = { userId: string; role: Role }

/** What can become of a review by a decision about itself, depending on the status it has. */
export const OUTCOMES = {
  pending: ['published', 'rejected'],
  published: ['kept', 'removed'],
  disputed: ['kept', 'removed'],
  rejected: ['restored'],
  removed: ['restored'],
} as const
export type ReviewOutcome = (typeof OUTCOMES)[keyof typeof OUTCOMES][number]

/** A decision with its reasons. */
export type Decision = {
  subject: 'review' | 'report' | 'dispute' | 'objection' | 'proof'
  outcome: ReviewOutcome | 'dismissed' | 'accepted' | 'refused'
  /** Must be there when something is rejected or removed. */
  rule?: ContentRule | undefined
  /** The legal ground, with the rule `illegal`. */
  law?: string | undefined
  /** The words of the review that it is about. */
  sentence?: string | undefined
  facts: string
  /** The report, dispute, objection or proof that was decided. */
  aboutId?: string | undefined
}

/** Whether a decision takes something away from the author, who must be told why before. */
export const restricts = (outcome: Decision['outcome']): outcome is 'rejected' | 'removed' =>
  outcome === 'rejected' || outcome === 'removed'
