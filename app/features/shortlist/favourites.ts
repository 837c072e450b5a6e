/** An account holds no more; whoever compares schools needs a few. */
export const FAVOURITES_AT_MOST = 100
export const NOTE_LENGTH_AT_MOST = 2000
