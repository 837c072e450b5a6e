/** Maximum numbers of groups that an account may found, and of people and open invitations of a group. */
export const MAX_GROUPS = 5
export const MAX_GROUP_PEOPLE = 50
export const MAX_GROUP_INVITATIONS = 50
/** Days for which the link of an invitation works. */
export const GROUP_INVITATION_DAYS = 14
/** Maximum number of schools that one claim, one form or one file may name. */
export const MAX_SCHOOLS_AT_ONCE = 500
/** Schools on a page of the table. */
export const SCHOOLS_PER_PAGE = 50
/** Maximum size, in bytes, of a file with the schools' self-reported data. */
export const MAX_TABLE_BYTES = 2 * 1024 * 1024
