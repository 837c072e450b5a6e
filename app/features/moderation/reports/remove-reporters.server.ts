import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Months after the decision for which it is known who reported. */
export const REPORTER_MONTHS = 6

/** Forgets who reported six months after the decision, when the time to object is over. @returns how many rows changed */
export async function removeReporters(): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('review_reports')
    .set({ reporter_name: '', reporter_email: '', reporter_id: null })
    .where('decided_at', '<', sql<Date>`now() - make_interval(months => ${REPORTER_MONTHS})`)
    .where(({ eb, or }) =>
      or([eb('reporter_name', '<>', ''), eb('reporter_email', '<>', ''), eb('reporter_id', 'is not', null)]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
