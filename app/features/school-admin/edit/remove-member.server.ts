import { Failure } from '#app/core/failure.ts'
import { lockMembers } from '#app/features/school-members/change-members.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { type AdminAction, lockSchool } from '../lock-schools.server.ts'
import { notifyMembers } from '../notify-members.server.ts'

/**
 * Ends a person's membership of a school on behalf of the team. Its members and the person are told the reason. With
 * its last main contact gone, the profile is no longer verified, and can be claimed.
 *
 * @throws Failure school_unknown, school_merged; person_gone when the person is not a member, or no longer
 */
export async function removeMember(schoolId: string, personId: string, action: AdminAction): Promise<void> {
  const { adminId, reason } = action
  await db()
    .transaction()
    .execute(async (trx) => {
      await lockSchool(trx, schoolId)
      await lockMembers(trx, schoolId)
      const memberships = trx
        .selectFrom('school_members')
        .select('role')
        .where('school_id', '=', schoolId)
        .where('user_id', '=', personId)
      const member = await memberships.executeTakeFirst()
      if (!member) throw new Failure('conflict', 'person_gone')
      // Sent while the person is still a member, so that they read the reason as well.
      await notifyMembers(trx, [schoolId], { event: 'member-removed', reason, schoolId })
      await trx.deleteFrom('school_members').where('school_id', '=', schoolId).where('user_id', '=', personId).execute()
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: 'people.removed_by_team',
          subject: { kind: 'school', id: schoolId },
          before: { user: personId, role: member.role },
          after: { reason },
        },
      )
    })
}
