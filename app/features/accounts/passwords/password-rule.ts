export const MIN_PASSWORD = 10
/** No limit to choosing, only to the work that an answer costs. */
export const MAX_PASSWORD = 128
