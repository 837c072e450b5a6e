export const MIN_PASSWORD_LENGTH = 10
/** Only limits the work that an answer costs; too long to restrict anyone's choice. */
export const MAX_PASSWORD_LENGTH = 128

/** Minutes for which the mailed code of an account without a password is valid. */
export const IDENTITY_CODE_MINUTES = 15
