import type { Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database, ImportSchedulesTable } from '#db/schema.ts'
import { isPossible, type ScheduleAction } from './schedule.ts'

type Trx = Transaction<Database>
type Schedule = Selectable<ImportSchedulesTable>

const HANDLERS: Record<ScheduleAction, (trx: Trx, schedule: Schedule) => Promise<unknown>> = {
  check: checkNow,
  pause: (trx, { id }) => trx.updateTable('import_schedules').set({ paused: true }).where('id', '=', id).execute(),
  resume: checkNow,
  delete: (trx, { id }) => trx.deleteFrom('import_schedules').where('id', '=', id).execute(),
}

/**
 * Checks the addresses of a scheduled import now, pauses or resumes it, or deletes it with the record of its checks.
 * Its runs stay and can be undone. The caller has checked that an admin acts.
 *
 * @throws Failure schedule_unknown; schedule_state when this cannot be done, or not any more
 */
export async function applyScheduleAction(adminId: string, id: string, action: ScheduleAction): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw new Failure('not_found', 'schedule_unknown')
  await db()
    .transaction()
    .execute(async (trx) => {
      const schedule = await trx
        .selectFrom('import_schedules')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!schedule) throw new Failure('not_found', 'schedule_unknown')
      if (!isPossible(action, schedule.paused)) throw new Failure('conflict', 'schedule_state')
      await HANDLERS[action](trx, schedule)
      const { source } = schedule
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: `import-schedule.${action}`,
          subject: { kind: 'import', id },
          ...(action === 'delete' && { before: { source } }),
        },
      )
    })
}

async function checkNow(trx: Trx, { id }: Schedule) {
  await trx.updateTable('import_schedules').set({ paused: false, next_at: new Date() }).where('id', '=', id).execute()
  await sendJob(trx, 'check_import', { scheduleId: id }, { key: id })
}
