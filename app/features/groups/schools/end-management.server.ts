import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { changeMembers, recordMemberChange } from '#app/features/school-members/change-members.server.ts'
import { SCHOOL_MEMBERS_POLICY } from '#app/features/school-members/policy.ts'
import { mailGroup } from '#app/features/schools/membership/mail-group.server.ts'
import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { recordGroupAction } from '../group.server.ts'
import { withLockedGroup } from '../people/change-group-people.server.ts'
import { GROUPS_POLICY } from '../policy.ts'

/** Finds the group that manages a school. The caller has checked that the reader is a member of the school. */
export const findGroupOfSchool = (schoolId: string) =>
  db()
    .selectFrom('group_schools as s')
    .innerJoin('school_groups as g', 'g.id', 's.group_id')
    .select(['g.id', 'g.name', 's.created_at as since'])
    .where('s.school_id', '=', schoolId)
    .executeTakeFirst()

/**
 * Ends a group's management of a school on behalf of a main contact: the rights that the group gave there end; what it
 * wrote stays.
 *
 * @throws Failure school_not_yours, not_allowed; group_unknown when it does not manage the school, or no longer does
 */
export const endGroupOfSchool = (member: Member, groupId: string): Promise<void> =>
  changeMembers(member, SCHOOL_MEMBERS_POLICY.endGroup, async (trx) => {
    await end(trx, { groupId, schoolId: member.schoolId }, 'ended_by_school')
    await recordMemberChange(trx, member, 'group_ended', { group: groupId })
  })

/**
 * Ends a group's management of a school on behalf of an owner of the group.
 *
 * @throws Failure group_unknown, also when it does not manage the school, or no longer does; not_allowed
 */
export const endSchoolOfGroup = (member: GroupMember, schoolId: string): Promise<void> =>
  withLockedGroup(member, GROUPS_POLICY.endSchool, async (trx) => {
    await end(trx, { groupId: member.groupId, schoolId }, 'ended_by_group')
    await recordGroupAction(trx, member, 'school_ended', { school: schoolId })
  })

async function end(
  trx: Transaction<Database>,
  { groupId, schoolId }: { groupId: string; schoolId: string },
  change: 'ended_by_school' | 'ended_by_group',
): Promise<void> {
  await mailGroup(trx, { groupId, schoolId, change })
  const { numDeletedRows } = await trx
    .deleteFrom('group_schools')
    .where('group_id', '=', groupId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Failure('not_found', 'group_unknown')
}
