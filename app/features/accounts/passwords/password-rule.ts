export const MIN_PASSWORD = 10
/** Only limits the work that an answer costs; too long to restrict anyone's choice. */
export const MAX_PASSWORD = 128
