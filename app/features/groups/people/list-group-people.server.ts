import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** A member of a group, and on how many of its schools they work. */
export type GroupPerson = {
  id: string
  name: string
  email: string
  role: 'owner' | 'editor'
  since: Date
  schools: number
}

/** Lists the people of a group, owners first. The caller has checked that the reader belongs to it. */
export const listGroupPeople = (groupId: string): Promise<GroupPerson[]> =>
  db()
    .selectFrom('group_people as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.name', 'u.email', 'p.created_at as since', sql<GroupPerson['role']>`p.role`.as('role')])
    .select(
      sql<number>`(select count(*)::int from group_schools s join school_members o
        on o.school_id = s.school_id and o.user_id = p.user_id where s.group_id = p.group_id)`.as('schools'),
    )
    .where('p.group_id', '=', groupId)
    .orderBy('p.role', 'desc')
    .orderBy('p.created_at')
    .execute()

/** Lists the open invitations to join a group. The caller has checked that the reader is one of its owners. */
export const listGroupInvitations = (groupId: string) =>
  db()
    .selectFrom('group_invitations')
    .select(['id', 'email', 'expires_at as expiresAt'])
    .where('group_id', '=', groupId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()
