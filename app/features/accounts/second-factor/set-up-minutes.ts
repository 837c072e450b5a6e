/** Minutes for which a begun set-up of the second factor waits for its first code. */
export const SET_UP_MINUTES = 15
