import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Months for which is kept what was not found. */
export const ZERO_RESULT_MONTHS = 12

/** Forgets what was not found more than twelve months ago. @returns how many rows went */
export async function removeOldZeroResults(): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('search_misses')
    .where('day', '<', sql<string>`current_date - make_interval(months => ${ZERO_RESULT_MONTHS})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
