import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type AdminAction, lockSchool, lockSchools } from '../lock-schools.server.ts'
import { notifyMembers } from '../notify-members.server.ts'

/**
 * Sets the successor of a closed school, to which its profile links.
 *
 * @param successorId null when none is known
 * @throws Failure school_unknown, school_merged; school_open when the school is not closed; school_hidden when the
 *   successor is; successor_circle when the school itself succeeds the successor; already_decided when nothing would
 *   change
 */
export async function setSuccessor(schoolId: string, successorId: string | null, { adminId, reason }: AdminAction) {
  await db()
    .transaction()
    .execute(async (trx) => {
      if (successorId) await lockSchools(trx, [schoolId, successorId])
      const school = await lockSchool(trx, schoolId)
      if (successorId) await refuseSuccessor(trx, school, successorId)
      if (school.successor_id === successorId) throw new Failure('conflict', 'already_decided')
      await trx.updateTable('schools').set({ successor_id: successorId }).where('id', '=', schoolId).execute()
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: 'school.successor',
          subject: { kind: 'school', id: schoolId },
          before: { successor: school.successor_id },
          after: { successor: successorId, reason },
        },
      )
      await notifyMembers(trx, [schoolId], { event: 'successor', reason, schoolId })
    })
}

type Locked = Awaited<ReturnType<typeof lockSchool>>

async function refuseSuccessor(trx: Transaction<Database>, school: Locked, successorId: string): Promise<void> {
  if (school.status !== 'closed') throw new Failure('conflict', 'school_open')
  const successor = await lockSchool(trx, successorId)
  if (successor.status === 'hidden') throw new Failure('conflict', 'school_hidden')
  // Two simultaneous changes that together form a circle would not see one another, so only one is made at a time.
  await sql`select pg_advisory_xact_lock(hashtext('schools.successor_id'))`.execute(trx)
  const { rows } = await sql`
    with recursive line(id) as (
      select ${successorId}::text union select s.successor_id from schools s join line on s.id = line.id
      where s.successor_id is not null
    ) select from line where id = ${school.id}`.execute(trx)
  if (rows.length > 0) throw new Failure('conflict', 'successor_circle')
}
