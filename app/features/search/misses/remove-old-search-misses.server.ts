import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** Forgets what was not found more than twelve months ago. @returns how many rows went */
export async function removeOldSearchMisses(): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('search_misses')
    .where('day', '<', sql<string>`current_date - interval '12 months'`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
