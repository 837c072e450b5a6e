import { addSchool } from '#app/features/claims/admin/decide-claim.server.ts'
import type { MissingSchool } from '#app/features/claims/claim.schema.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'

/**
 * Adds a school to the directory that no register has. The caller has checked the rights.
 *
 * @returns its id
 */
export const addSchoolByHand = (adminId: string, school: MissingSchool, reason: string): Promise<string> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const id = await addSchool(trx, school)
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: 'school.added', subject: { kind: 'school', id }, after: { reason } },
      )
      return id
    })
