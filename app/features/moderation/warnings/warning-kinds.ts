/** What a school can be warned about in public. */
export const WARNING_KINDS = ['rewarded_reviews', 'own_reviews', 'pressure_on_authors'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]
/** Longest facts in characters; the table holds no more. */
export const MAX_WARNING_FACTS = 1000
/** How long a warning stands in the profile. */
export const WARNING_DAYS = 90
