import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Months after the decision for which the reporter is stored. */
export const REPORTER_MONTHS = 6

/**
 * Anonymises reports six months after the decision, when the time to appeal is over.
 *
 * @returns number of rows changed
 */
export async function removeReporters(): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('reports')
    .set({ reporter_name: '', reporter_email: '', reporter_id: null })
    .where('decided_at', '<', sql<Date>`now() - make_interval(months => ${REPORTER_MONTHS})`)
    .where(({ eb, or }) =>
      or([eb('reporter_name', '<>', ''), eb('reporter_email', '<>', ''), eb('reporter_id', 'is not', null)]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
