/** Minutes for which a mailed code is valid. */
export const CODE_MINUTES = 30
/** Wrong codes after which a new one must be requested. */
export const CODE_TRIES = 5
/** Waiting claims that one account may have at the same time. */
export const MAX_OPEN_CLAIMS = 3
/** Maximum length, in characters, of a person's function at a school and of an explanation; the tables hold no more. */
export const MAX_FUNCTION_LENGTH = 120
export const MAX_TEXT_LENGTH = 3000
/** Maximum number of schools in a group's claim, and maximum length, in characters, of the text that names them. */
export const MAX_CLAIMED_SCHOOLS = 500
export const MAX_SCHOOLS_TEXT_LENGTH = 30_000
/** Minimum length of an explanation, in characters. */
export const MIN_TEXT_LENGTH = 20
export type ClaimState = 'open' | 'approved' | 'refused' | 'withdrawn'

/**
 * Outcomes of a claim: the person becomes owner of a school that has none, is added to the owners, replaces all members
 * of the school, or is refused; `group`: the person's group manages schools from now on.
 */
export const CLAIM_OUTCOMES = ['owner', 'added', 'replaced', 'group', 'refused'] as const
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number]
