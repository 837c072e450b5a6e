/** How many searches an account keeps. */
export const MAX_SEARCHES = 20
export const MAX_NAME = 100
/** Schools up to which a search tells of new ones: with more matches it is too broad for that. */
export const MAX_MATCHES = 2000
/** Days from one mail to the next. */
export const MAIL_DAYS = 7
