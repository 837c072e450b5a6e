/** Maximum number of favourites of an account; a comparison only takes a few. */
export const MAX_FAVOURITES = 100
export const MAX_NOTE_LENGTH = 2000
/** Longest note shown beside others in a comparison, or stored on a device. */
export const MAX_SHORT_NOTE_LENGTH = 500
