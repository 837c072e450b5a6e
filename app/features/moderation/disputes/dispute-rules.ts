/** Reasons why a school disputes a review. A plain "was never here" is enough (BGH VI ZR 1244/20). */
export const DISPUTE_REASONS = ['never_here', 'false_facts', 'breaks_rule'] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

/** Maximum number of reviews that a school may dispute at the same time. */
export const MAX_OPEN_DISPUTES = 3
/** Days that the author has to answer, and how many of them are left when a mail reminds them. */
export const ANSWER_DAYS = 14
export const REMINDER_DAYS = 3
export const MAX_TEXT_LENGTH = 3000
