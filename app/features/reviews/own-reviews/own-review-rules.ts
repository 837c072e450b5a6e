/** Own reviews on a page of the account. */
export const OWN_REVIEWS_PER_PAGE = 10
/** Longest objection and answer to a dispute, in characters; the tables hold no more. */
export const MAX_TEXT_LENGTH = 3000
/** Months within which a refusal or removal may be objected to (DSA Art. 20 (1): at least six). */
export const APPEAL_MONTHS = 6
/** Days after which a proof is gone, decided or not. */
export const REVIEW_EVIDENCE_DAYS = 30
