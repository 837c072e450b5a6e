import type { Role } from '#app/core/session.ts'
import type { ContentRule } from '#app/features/reviews/content-rules.ts'

/** Who decides. */
export type Moderator = { userId: string; role: Role }

/** The outcomes that a decision about the review itself can have, by its present status. */
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
  /** The words of the review that it is about. */
  sentence?: string | undefined
  facts: string
  /** The decided report, dispute, appeal or evidence. */
  aboutId?: string | undefined
}

/** Whether a decision restricts the author, who must be told why before it takes effect. */
export const restricts = (outcome: Decision['outcome']): outcome is 'rejected' | 'removed' =>
  outcome === 'rejected' || outcome === 'removed'
