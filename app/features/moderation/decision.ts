import type { Role } from '#app/core/session.ts'
import type { ContentRule } from '#app/features/reviews/review.ts'
import type { PieceRule } from './subject.ts'

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
  /** What led to it; `check`: the team looked at it without being asked. */
  occasion: 'check' | 'report' | 'dispute' | 'appeal' | 'evidence'
  outcome: ReviewOutcome | 'edited' | 'dismissed' | 'accepted' | 'refused'
  /** Required when something is rejected, removed or edited. */
  rule?: ContentRule | PieceRule | undefined
  /** The legal ground, with the rule `illegal`. */
  law?: string | undefined
  /** The passage of the text in question. */
  sentence?: string | undefined
  facts: string
  /** The decided report, dispute, appeal or evidence. */
  aboutId?: string | undefined
}

/** Whether a decision restricts somebody, who must be told why. */
export const isRestriction = (outcome: Decision['outcome']): outcome is 'rejected' | 'removed' | 'edited' =>
  outcome === 'rejected' || outcome === 'removed' || outcome === 'edited'

/** Maximum length, in characters, of the reasons and of a law's name; the tables hold no more. */
export const MAX_FACTS = 3000
export const MAX_LAW_LENGTH = 300
