/** Kinds of reports: a breach of our rules, or of the law. */
export const REPORT_KINDS = ['rule', 'illegal'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Kinds of illegal content, for a notice under DSA Art. 16. */
export const ILLEGAL_KINDS = ['defamation', 'privacy', 'hate', 'child_abuse', 'other_law'] as const
export type IllegalKind = (typeof ILLEGAL_KINDS)[number]

/**
 * People who report sexual abuse of children need not give their name: DSA Art. 16(2)(c) with Directive 2011/93/EU Art.
 * 3 to 7.
 */
export const MAY_BE_ANONYMOUS = 'child_abuse'

/**
 * Minimum length, in characters, that makes an explanation of illegality substantiated (DSA Art. 16(2)(a)), and maximum
 * length of a reason.
 */
export const MIN_EXPLANATION_LENGTH = 30
export const MAX_REASON_LENGTH = 3000
export const MAX_NAME_LENGTH = 120
export const MAX_EMAIL_LENGTH = 254
