import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { GroupRight } from '#app/core/policy.ts'
import type { Database } from '#db/schema.ts'

export type GroupMember = { userId: string; groupId: string }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a part of an address can be the id of a group, so that PostgreSQL can compare it. */
export const isGroupId = (typed: string): boolean => UUID.test(typed)

/**
 * Requires that a person belongs to a group, and keeps it so until the transaction ends. Every change on behalf of a
 * group begins with this.
 *
 * @param right of the action, as the policy of its feature says
 * @throws Failure group_unknown, also if the person does not belong to it; not_allowed for editors
 */
export async function requireGroup(
  trx: Transaction<Database>,
  { userId, groupId }: GroupMember,
  right: GroupRight,
): Promise<void> {
  if (!isGroupId(groupId)) throw new Failure('not_found', 'group_unknown')
  const found = await trx
    .selectFrom('group_people as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.role')
    .where('p.group_id', '=', groupId)
    .where('p.user_id', '=', userId)
    .where('u.erase_after', 'is', null)
    .where(sql<boolean>`not is_suspended(u.suspended_at, u.suspended_until)`)
    .forShare('p')
    .executeTakeFirst()
  if (!found) throw new Failure('not_found', 'group_unknown')
  if (right === 'group-owner' && found.role !== 'owner') throw new Failure('forbidden', 'not_allowed')
}
