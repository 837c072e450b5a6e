/** Minutes that a mailed code holds. */
export const CODE_MINUTES = 30
/** Wrong codes after which a new one must be asked for. */
export const CODE_TRIES = 5
/** Claims of one account that may wait at the same time. */
export const MAX_OPEN_CLAIMS = 3
/** Longest function of a person at a school, and longest explanation, in characters; the tables hold no more. */
export const MAX_FUNCTION = 120
export const MAX_TEXT_LENGTH = 3000
/** Shortest explanation that says anything. */
export const MIN_TEXT_LENGTH = 20
/** Months after which a claim that is over is removed; what was done stays in the lasting record. */
export const CLAIM_MONTHS = 6

export type ClaimState = 'open' | 'approved' | 'refused' | 'withdrawn'

/**
 * What becomes of a claim: the person becomes owner of a school that has none, is added to the owners, takes the place
 * of all who ran the school, or is refused.
 */
export const CLAIM_OUTCOMES = ['owner', 'added', 'replaced', 'refused'] as const
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number]
