/** Kinds of public warnings about a school. */
export const WARNING_KINDS = ['rewarded_reviews', 'own_reviews', 'pressure_on_authors'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]
/** Maximum length of the facts in characters; the table holds no more. */
export const MAX_WARNING_FACTS = 1000
/** Days for which a warning is shown in the profile. */
export const WARNING_DAYS = 90
