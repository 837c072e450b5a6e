/** Minutes for which a second-factor set-up in progress waits for its first code. */
export const SET_UP_MINUTES = 15
