import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { type AdminAction, lockSchool } from '../lock-schools.server.ts'
import { notifyMembers } from '../notify-members.server.ts'

/**
 * Hides a school: lists, suggestions, map and its own page behave as if it did not exist. Imports leave it hidden.
 *
 * @throws Failure school_unknown, school_merged; already_decided when it is hidden
 */
export const hideSchool = (schoolId: string, change: AdminAction): Promise<void> =>
  changeStatus(schoolId, 'hidden', change)

/**
 * Shows a hidden school again, as open or as closed.
 *
 * @throws Failure school_unknown, school_merged; already_decided when it is not hidden
 */
export const showSchool = (schoolId: string, status: 'active' | 'closed', change: AdminAction): Promise<void> =>
  changeStatus(schoolId, status, change)

async function changeStatus(
  schoolId: string,
  status: 'active' | 'closed' | 'hidden',
  { adminId, reason }: AdminAction,
) {
  await db()
    .transaction()
    .execute(async (trx) => {
      const before = await lockSchool(trx, schoolId)
      if ((before.status === 'hidden') === (status === 'hidden')) throw new Failure('conflict', 'already_decided')
      await trx.updateTable('schools').set({ status }).where('id', '=', schoolId).execute()
      const hidden = status === 'hidden'
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: hidden ? 'school.hidden' : 'school.shown',
          subject: { kind: 'school', id: schoolId },
          before: { status: before.status },
          after: { status, reason },
        },
      )
      await notifyMembers(trx, [schoolId], { event: hidden ? 'hidden' : 'shown', reason, schoolId })
    })
}
