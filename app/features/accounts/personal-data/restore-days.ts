/** Days for which a deleted account can be brought back. */
export const RESTORE_DAYS = 14
