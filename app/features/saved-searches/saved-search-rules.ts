/** How many searches an account keeps. */
export const SEARCHES_MAX = 20
export const NAME_MAX = 100
/** Schools up to which a search tells of new ones: with more matches it is too broad for that. */
export const MATCHES_MAX = 2000
/** Days from one mail to the next. */
export const MAIL_DAYS = 7
