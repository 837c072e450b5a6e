export const MIN_PASSWORD = 10
/** Limits only the work that an answer costs; it is too long to restrict anyone's choice. */
export const MAX_PASSWORD = 128
