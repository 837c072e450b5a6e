/** Maximum number of members of a school, and of its open invitations. */
export const MAX_MEMBERS = 20
export const MAX_INVITATIONS = 20
export const INVITATION_DAYS = 7
