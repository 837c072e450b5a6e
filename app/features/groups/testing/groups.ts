import { makeAccount, visitor } from '#app/features/accounts/testing/accounts.ts'
import { addToGroup } from '#app/features/schools/membership/add-to-group.server.ts'
import { db } from '#db/client.ts'
import { foundGroup } from '../found-group.server.ts'

/** Founds a group with these schools, given to it by the team or their main contacts. */
export async function makeGroup(schoolIds: readonly string[], name = 'Schulwerk Nord') {
  const { id: userId, email } = await makeAccount()
  const groupId = await foundGroup({ userId, visitor }, { name, country: 'DE' })
  if (schoolIds.length > 0)
    await db()
      .transaction()
      .execute((trx) => addToGroup(trx, { groupId, schoolIds, byInvitation: true }))
  return { userId, groupId, email }
}

/** Makes a person an editor of a group, without any rights at its schools. */
export async function makeGroupEditor(groupId: string) {
  const { id: userId, email } = await makeAccount()
  await db().insertInto('group_people').values({ group_id: groupId, user_id: userId, role: 'editor' }).execute()
  return { userId, groupId, email }
}

/** Returns who may work on a school, with the role and whether a group gave it. */
export const rightsAt = async (schoolId: string) =>
  (
    await db()
      .selectFrom('school_members')
      .select(['user_id', 'role', 'group_id'])
      .where('school_id', '=', schoolId)
      .orderBy('created_at')
      .execute()
  ).map(({ user_id, role, group_id }) => ({ userId: user_id, role, byGroup: group_id !== null }))
