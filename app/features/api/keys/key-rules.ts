/** Keys that an account may have at the same time. */
export const MAX_KEYS = 5
/** Letters of the name of a key. */
export const MAX_KEY_NAME = 60
/** Days for which the number of requests is kept. */
export const KEY_DAYS = 30
