import { sql } from 'kysely'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'

/** A member of a school. */
export type Person = {
  id: string
  name: string
  email: string
  role: 'owner' | 'editor'
  since: Date
  /** Name of the group through which the person works on the school; null in their own right. */
  group: string | null
}
export type Invitation = { id: string; email: string; expiresAt: Date }

/**
 * Lists the members of a school, owners first, and for owners the open invitations.
 *
 * @returns undefined when the person who asks is not a member
 */
export async function listPeople({
  userId,
  schoolId,
}: Member): Promise<{ people: Person[]; invitations: Invitation[]; self: Person } | undefined> {
  const people = await db()
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('school_groups as g', 'g.id', 'o.group_id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'o.created_at as since',
      'g.name as group',
      sql<Person['role']>`o.role`.as('role'),
    ])
    .where('o.school_id', '=', schoolId)
    .orderBy('o.role', 'desc')
    .orderBy('o.created_at')
    .execute()
  const self = people.find(({ id }) => id === userId)
  return self && { people, self, invitations: self.role === 'owner' ? await listInvitations(schoolId) : [] }
}

const listInvitations = (schoolId: string): Promise<Invitation[]> =>
  db()
    .selectFrom('member_invitations')
    .select(['id', 'email', 'expires_at as expiresAt'])
    .where('school_id', '=', schoolId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()
