/** Days for which a merge can be undone, and its journal is stored. */
export const UNDO_DAYS = 30
