import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Database } from '#db/schema.ts'
import { enqueueReviewSettlement } from './enqueue-review-settlement.server.ts'

/** Maximum number of schools of a group: more than the largest académie has. */
export const MAX_GROUP_SCHOOLS = 5000

/**
 * Gives schools to a group, whose owners may work on them from now on. Schools that it already has stay.
 *
 * @param byInvitation whether a main contact of the school asked for it
 * @throws Failure school_in_group when one belongs to another group; group_full
 */
export async function addToGroup(
  trx: Transaction<Database>,
  { groupId, schoolIds, byInvitation }: { groupId: string; schoolIds: readonly string[]; byInvitation: boolean },
): Promise<void> {
  await trx.selectFrom('school_groups').select('id').where('id', '=', groupId).forNoKeyUpdate().executeTakeFirst()
  await sql`
    insert into group_schools (group_id, school_id, by_invitation)
    select ${groupId}, id, ${byInvitation} from unnest(${[...schoolIds].sort()}::text[]) as id
    on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ taken: boolean; count: number }>`select
    exists (select from group_schools where school_id = any (${schoolIds}) and group_id <> ${groupId}) as taken,
    (select count(*)::int from group_schools where group_id = ${groupId}) as count`.execute(trx)
  if (rows[0]!.taken) throw new Failure('conflict', 'school_in_group')
  if (rows[0]!.count > MAX_GROUP_SCHOOLS) throw new Failure('conflict', 'group_full')
  await giveOwnersRights(trx, groupId)
}

/**
 * Lets the owners of a group work on all of its schools; those who are members in their own right remain so. The
 * schools are locked, so that one that is just leaving the group takes these rights along.
 */
export async function giveOwnersRights(trx: Transaction<Database>, groupId: string): Promise<void> {
  await sql`
    insert into school_members (school_id, user_id, role, group_id)
    select s.school_id, p.user_id, 'editor', s.group_id
    from group_schools s join group_people p on p.group_id = s.group_id and p.role = 'owner'
    where s.group_id = ${groupId}
    order by s.school_id, p.user_id
    for share of s
    on conflict do nothing`.execute(trx)
  await enqueueReviewSettlement(trx)
}
