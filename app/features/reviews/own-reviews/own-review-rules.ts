/** Number of own reviews on a page of the account. */
export const OWN_REVIEWS_PER_PAGE = 10
/** Maximum length, in characters, of an appeal and of an answer to a dispute; the tables hold no more. */
export const MAX_TEXT_LENGTH = 3000
/** Months within which an appeal against a rejection or removal is possible (DSA Art. 20 (1): at least six). */
export const APPEAL_MONTHS = 6
/** Days after which evidence is deleted, decided or not. */
export const REVIEW_EVIDENCE_DAYS = 30
