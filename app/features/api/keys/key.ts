/** Number of keys that an account may have at the same time. */
export const MAX_KEYS = 5
/** Longest name of a key, in letters. */
export const MAX_KEY_NAME_LENGTH = 60
