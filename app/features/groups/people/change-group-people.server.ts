import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { GroupRight } from '#app/core/policy.ts'
import { giveOwnersRights } from '#app/features/schools/membership/add-to-group.server.ts'
import { enqueueReviewSettlement } from '#app/features/schools/membership/enqueue-review-settlement.server.ts'
import { type GroupMember, requireGroup } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { recordGroupAction } from '../group.server.ts'
import { GROUPS_POLICY } from '../policy.ts'

/**
 * Serialises changes to a group, and makes one on behalf of one of its people.
 *
 * @throws Failure group_unknown; not_allowed for editors
 */
export function withLockedGroup<Result>(
  member: GroupMember,
  right: GroupRight,
  change: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db()
    .transaction()
    .execute(async (trx) => {
      await requireGroup(trx, member, right)
      await trx
        .selectFrom('school_groups')
        .select('id')
        .where('id', '=', member.groupId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      return await change(trx)
    })
}

/** Revokes an invitation to the group; does nothing when it no longer exists. */
export const revokeGroupInvitation = (member: GroupMember, invitationId: string): Promise<void> =>
  withLockedGroup(member, GROUPS_POLICY.revokeInvitation, async (trx) => {
    const revoked = await trx
      .deleteFrom('group_invitations')
      .where('id', '=', invitationId)
      .where('group_id', '=', member.groupId)
      .returning('id')
      .executeTakeFirst()
    if (revoked) await recordGroupAction(trx, member, 'invitation_revoked')
  })

/** Makes an editor of the group an owner, who may work on all of its schools. @throws Failure person_gone */
export const makeGroupOwner = (member: GroupMember, personId: string): Promise<void> =>
  withLockedGroup(member, GROUPS_POLICY.makeOwner, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('group_people')
      .set({ role: 'owner' })
      .where('group_id', '=', member.groupId)
      .where('user_id', '=', personId)
      .where('role', '=', 'editor')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Failure('conflict', 'person_gone')
    await giveOwnersRights(trx, member.groupId)
    await recordGroupAction(trx, member, 'owner_made', { user: personId })
  })

/** Removes an editor from the group; their rights at its schools end. @throws Failure person_gone */
export const removeFromGroup = (member: GroupMember, personId: string): Promise<void> =>
  withLockedGroup(member, GROUPS_POLICY.remove, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('group_people')
      .where('group_id', '=', member.groupId)
      .where('user_id', '=', personId)
      .where('role', '=', 'editor')
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Failure('conflict', 'person_gone')
    await recordGroupAction(trx, member, 'removed', { user: personId })
  })

/**
 * Ends a person's membership in a group. When its last owner leaves, the group ends, and its schools keep what it
 * wrote.
 *
 * @param sure whether the last owner has confirmed this
 * @throws Failure group_unknown; group_last_owner
 */
export const leaveGroup = (member: GroupMember, { sure }: { sure: boolean }): Promise<void> =>
  withLockedGroup(member, GROUPS_POLICY.leave, async (trx) => {
    const owners = await trx
      .selectFrom('group_people')
      .select('user_id')
      .where('group_id', '=', member.groupId)
      .where('role', '=', 'owner')
      .execute()
    const isLast = owners.length === 1 && owners[0]?.user_id === member.userId
    if (isLast && !sure) throw new Failure('conflict', 'group_last_owner')
    await recordGroupAction(trx, member, isLast ? 'ended' : 'left', { user: member.userId })
    await trx
      .deleteFrom('group_people')
      .where('group_id', '=', member.groupId)
      .where('user_id', '=', member.userId)
      .execute()
  })

/**
 * Gives an editor of the group the right to work on some of its schools and takes it from others. Owners have it
 * everywhere, and anyone who is a member of a school in their own right remains one.
 *
 * @param shown schools in the form; the others stay as they are
 * @param given those of them on which the person may work
 * @throws Failure group_unknown, not_allowed; person_gone
 */
export const setRights = (
  member: GroupMember,
  personId: string,
  { shown, given }: { shown: readonly string[]; given: readonly string[] },
): Promise<void> =>
  withLockedGroup(member, GROUPS_POLICY.setRights, async (trx) => {
    const { groupId } = member
    const person = await trx
      .selectFrom('group_people')
      .select('user_id')
      .where('group_id', '=', groupId)
      .where('user_id', '=', personId)
      .where('role', '=', 'editor')
      .forShare()
      .executeTakeFirst()
    if (!person) throw new Failure('conflict', 'person_gone')
    const taken = shown.filter((id) => !given.includes(id))
    await trx
      .deleteFrom('school_members')
      .where('group_id', '=', groupId)
      .where('user_id', '=', personId)
      .where('school_id', 'in', taken.length > 0 ? taken : [''])
      .execute()
    await trx
      .insertInto('school_members')
      .columns(['school_id', 'user_id', 'role', 'group_id'])
      .expression((eb) =>
        eb
          .selectFrom('group_schools as s')
          .select(['s.school_id', eb.val(personId).as('user_id'), eb.val('editor').as('role'), 's.group_id'])
          .where('s.group_id', '=', groupId)
          .where('s.school_id', 'in', given.length > 0 ? [...given] : [''])
          .orderBy('s.school_id')
          // A school that is just leaving the group takes these rights along.
          .forShare('s'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await enqueueReviewSettlement(trx)
    await recordGroupAction(trx, member, 'rights_set', { user: personId, given, taken })
  })
