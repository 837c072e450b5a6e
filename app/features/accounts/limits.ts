/** Days for which a deleted account can be restored. */
export const RESTORE_DAYS = 14

/** Minutes for which the mailed code of an account without a password is valid. */
export const IDENTITY_CODE_MINUTES = 15

/** Minutes for which a second-factor set-up in progress waits for its first code. */
export const SET_UP_MINUTES = 15

/** Minutes within which a device has to answer when asked for a passkey. */
export const PASSKEY_MINUTES = 5
/** Most passkeys of one account. */
export const MAX_PASSKEYS = 20

/** Hours for which the owner of an account can stop the removal of its second factor. */
export const REMOVAL_HOURS = 72
