import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { LOCK_KEEP_HOURS } from './case-kind.ts'

/** Removes locks left by pages that were never closed properly. */
export async function removeOldLocks(): Promise<void> {
  await db()
    .deleteFrom('case_locks')
    .where('until', '<', sql<Date>`now() - make_interval(hours => ${LOCK_KEEP_HOURS})`)
    .execute()
}
