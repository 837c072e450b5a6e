/** Days for which a deleted account can be restored. */
export const RESTORE_DAYS = 14
