/** Maximum number of favourites of an account; comparing schools takes only a few. */
export const MAX_FAVOURITES = 100
export const MAX_NOTE_LENGTH = 2000
/** Of a note that is written beside others in a comparison, or stored on a device. */
export const MAX_SHORT_NOTE_LENGTH = 500
