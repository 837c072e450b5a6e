/** Longest time, in milliseconds, that one statement of a request may take. */
export const STATEMENT_TIMEOUT_MS = 10_000
