import { db } from '#db/client.ts'
import { type DayFigures, FIGURES } from './periods.ts'

/**
 * Lists the figures of a school by day from a day (YYYY-MM-DD) on, earliest first; days on which nothing happened are
 * missing.
 */
export async function listFigures(schoolId: string, from: string): Promise<DayFigures[]> {
  return await db()
    .selectFrom('school_figures')
    .select(['day', ...FIGURES])
    .where('school_id', '=', schoolId)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
}
