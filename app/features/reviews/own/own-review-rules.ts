/** Own reviews on a page of the account. */
export const OWN_REVIEWS_PER_PAGE = 10
/** Longest objection and answer to a dispute, in characters; the tables hold no more. */
export const WORDS_MAX = 3000
/** Months within which a refusal or removal may be objected to (DSA Art. 20 (1): at least six). */
export const OBJECTION_MONTHS = 6
/** Largest file that is taken as proof: 5 MB. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024
/** Kinds of files that the file chooser offers; what counts on the server is the content. */
export const PROOF_TYPES = 'application/pdf,image/jpeg,image/png,image/webp'
/** Days after which a proof is gone, decided or not. */
export const PROOF_DAYS = 30
