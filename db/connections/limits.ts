/** Longest time, in milliseconds, that one statement of a request may take. */
export const STATEMENT_TIMEOUT_MS = 10_000

/** Longest time, in milliseconds, that a request waits for a connection. */
export const CONNECT_WITHIN_MS = 5000

/** Time zone of the program's sessions, so that `current_date` is the day of `berlinDay` on any server. */
export const SESSION_ZONE = 'Europe/Berlin'
