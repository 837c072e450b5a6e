/** Maximum number of saved searches of an account. */
export const MAX_SEARCHES = 20
export const MAX_NAME = 100
/** Maximum number of matches of a search that reports new schools: with more it is too broad for that. */
export const MAX_MATCHES = 2000
/** Days from one mail to the next. */
export const MAIL_DAYS = 7
