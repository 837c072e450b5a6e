/** An account holds no more; whoever compares schools needs a few. */
export const MAX_FAVOURITES = 100
export const MAX_NOTE_LENGTH = 2000
