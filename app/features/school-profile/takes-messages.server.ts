import { sql } from 'kysely'

/**
 * Whether visitors can send enquiries to a school of `school_directory as d`: it is premium and open, shows its contact
 * data, and has a member who can read them.
 */
export const takesMessages = sql<boolean>`(d.premium and d.show_contact and d.status = 'active' and exists (
  select from school_members o join users u on u.id = o.user_id
  where o.school_id = d.id and u.erase_after is null
    and not is_suspended(u.suspended_at, u.suspended_until)))`
