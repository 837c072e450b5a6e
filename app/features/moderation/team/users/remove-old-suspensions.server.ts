import { sql } from 'kysely'
import { db } from '#db/client.ts'

/**
 * Removes suspensions that ended long ago. It may run in several processes at the same time. @returns number of
 * suspensions
 */
export async function removeOldSuspensions(): Promise<number> {
  const forgotten = await db()
    .updateTable('users')
    .set({ suspended_at: null, suspended_until: null, suspension_reason: '' })
    .where('suspended_until', '<', sql<Date>`now() - make_interval(months => ${SUSPENSION_KEEP_MONTHS})`)
    .executeTakeFirst()
  return Number(forgotten.numUpdatedRows)
}

/** Months for which the reason of a suspension is stored after it has ended automatically. */
export const SUSPENSION_KEEP_MONTHS = 12
