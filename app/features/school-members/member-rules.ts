/** How many people run a school at most, and how many invitations are open. */
export const MAX_MEMBERS = 20
export const MAX_INVITATIONS = 20
export const INVITATION_DAYS = 7
