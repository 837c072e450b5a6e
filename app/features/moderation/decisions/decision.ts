import type { Role } from '#app/core/session.ts'
import type { ContentRule } from '#app/features/reviews/content-rules.ts'

export type Moderator = { userId: string; role: Role }

/** The possible outcomes of a decision about the review itself, by its present status. */
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
  /** Required when something is rejected or removed. */
  rule?: ContentRule | undefined
  /** The legal ground, with the rule `illegal`. */
  law?: string | undefined
  /** The passage of the review in question. */
  sentence?: string | undefined
  facts: string
  /** The decided report, dispute, appeal or evidence. */
  aboutId?: string | undefined
}

/** Whether a decision restricts the author, who must be told why before it takes effect. */
export const restricts = (outcome: Decision['outcome']): outcome is 'rejected' | 'removed' =>
  outcome === 'rejected' || outcome === 'removed'
