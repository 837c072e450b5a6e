/** Maximum number of favourites of an account; comparing schools takes only a few. */
export const MAX_FAVOURITES = 100
export const MAX_NOTE_LENGTH = 2000
