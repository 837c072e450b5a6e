import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Months for which searches without results are stored. */
export const ZERO_RESULT_MONTHS = 12

/** Removes searches without results older than twelve months. @returns number of rows removed */
export async function removeOldZeroResults(): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('zero_results')
    .where('day', '<', sql<string>`current_date - make_interval(months => ${ZERO_RESULT_MONTHS})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
