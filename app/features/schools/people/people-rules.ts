/** How many people run a school at most, and how many invitations are open. */
export const PEOPLE_MAX = 20
export const INVITATIONS_MAX = 20
export const INVITATION_DAYS = 7
