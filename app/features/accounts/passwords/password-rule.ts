export const PASSWORD_MIN = 10
/** No limit to choosing, only to the work that an answer costs. */
export const PASSWORD_MAX = 128
