/** How many days a merge can be undone, and its journal is kept. */
export const UNDO_DAYS = 30
