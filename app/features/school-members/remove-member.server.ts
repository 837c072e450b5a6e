import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { changeMembers, lockMembers, mailMembers, recordMemberChange } from './change-members.server.ts'
import { SCHOOL_MEMBERS_POLICY } from './policy.ts'

/** Revokes an invitation on behalf of an owner: its link stops working. Does nothing when it no longer exists. */
export const revokeInvitation = (member: Member, invitationId: string): Promise<void> =>
  changeMembers(member, SCHOOL_MEMBERS_POLICY.revokeInvitation, async (trx) => {
    const revoked = await trx
      .deleteFrom('member_invitations')
      .where('id', '=', invitationId)
      .where('school_id', '=', member.schoolId)
      .returning('id')
      .executeTakeFirst()
    if (revoked) await recordMemberChange(trx, member, 'invitation_revoked', {})
  })

/** Removes an editor on behalf of an owner. @throws Failure person_gone when there is no such editor, or no longer */
export const removeEditor = (member: Member, personId: string): Promise<void> =>
  changeMembers(member, SCHOOL_MEMBERS_POLICY.removeEditor, async (trx) => {
    const removed = await editors(trx, member.schoolId, personId)
    if (!removed) throw new Failure('conflict', 'person_gone')
    await removePerson(trx, member.schoolId, personId)
    await recordMemberChange(trx, member, 'removed', { user: personId })
    await mailMembers(trx, member.schoolId, { change: 'removed', personId })
  })

/** Makes an editor an owner as well. @throws Failure person_gone when there is no such editor, or no longer */
export const makeOwner = (member: Member, personId: string): Promise<void> =>
  changeMembers(member, SCHOOL_MEMBERS_POLICY.makeOwner, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('school_members')
      // In their own right from now on, even if a group had let them work here.
      .set({ role: 'owner', group_id: null })
      .where('school_id', '=', member.schoolId)
      .where('user_id', '=', personId)
      .where('role', '=', 'editor')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Failure('conflict', 'person_gone')
    await recordMemberChange(trx, member, 'owner_made', { user: personId })
    await mailMembers(trx, member.schoolId, { change: 'owner', personId })
  })

/**
 * Ends a person's membership of a school. When its last owner leaves, the profile stays, is no longer verified, and can
 * be claimed.
 *
 * @param sure whether the last owner has confirmed this
 * @throws Failure school_not_yours; last_owner
 */
export function leaveSchool(member: Member, { sure }: { sure: boolean }): Promise<void> {
  const { userId, schoolId } = member
  return db()
    .transaction()
    .execute(async (trx) => {
      await lockMembers(trx, schoolId)
      await requireMember(trx, member, SCHOOL_MEMBERS_POLICY.leave)
      if (!sure && (await isLastOwner(trx, member))) throw new Failure('conflict', 'last_owner')
      await removePerson(trx, schoolId, userId)
      await recordMemberChange(trx, member, 'left', { user: userId })
      await mailMembers(trx, schoolId, { change: 'left', personId: userId })
    })
}

async function isLastOwner(trx: Transaction<Database>, { userId, schoolId }: Member): Promise<boolean> {
  const owners = await trx
    .selectFrom('school_members')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('role', '=', 'owner')
    .execute()
  return owners.length === 1 && owners[0]?.user_id === userId
}

const editors = (trx: Transaction<Database>, schoolId: string, personId: string) =>
  trx
    .selectFrom('school_members')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('user_id', '=', personId)
    .where('role', '=', 'editor')
    .executeTakeFirst()

const removePerson = (trx: Transaction<Database>, schoolId: string, personId: string) =>
  trx.deleteFrom('school_members').where('school_id', '=', schoolId).where('user_id', '=', personId).execute()
