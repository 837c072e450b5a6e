import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import { mappingFor } from '../mapping/order-trial.server.ts'
import type { ScheduleInput } from './schedule.schema.ts'

/** More would be a mistake: there are far fewer registers. */
const MAX_SCHEDULES = 200

/**
 * Sets up a scheduled import, which checks its addresses for the first time at once. The caller has checked that an
 * admin acts.
 *
 * @returns its id
 * @throws Failure import_source; schedule_known when another one has one of the addresses; schedules_many
 */
export async function createSchedule(adminId: string, order: ScheduleInput): Promise<string> {
  const { source, addresses, rhythm, maxLoss } = order
  await mappingFor(source)
  return await db()
    .transaction()
    .execute(async (trx) => {
      const known = await trx
        .selectFrom('import_schedule_files')
        .select('schedule_id')
        .where('address', 'in', addresses)
        .executeTakeFirst()
      if (known) throw new Failure('conflict', 'schedule_known')
      const { count } = await trx
        .selectFrom('import_schedules')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (count >= MAX_SCHEDULES) throw new Failure('conflict', 'schedules_many')
      const complete = order.complete !== undefined
      const { id } = await trx
        .insertInto('import_schedules')
        .values({ source, rhythm, complete, max_loss: maxLoss, created_by: adminId })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('import_schedule_files')
        .values(addresses.map((address, index) => ({ schedule_id: id, number: index + 1, address })))
        .execute()
      await sendJob(trx, 'check_import', { scheduleId: id }, { key: id })
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: 'import-schedule.created',
          subject: { kind: 'import', id },
          after: { source, rhythm, complete, maxLoss, addresses: addresses.length },
        },
      )
      return id
    })
}
