import { sql } from 'kysely'
import { type CatchmentSourceId, catchmentSource } from '#app/features/schools/sources/catchment-sources.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { schoolYear } from '#lib/text/school-year.ts'

/**
 * The newest school year for which a source says which schools are responsible, with what its licence requires of a
 * page.
 */
export type CatchmentEdition = {
  source: CatchmentSourceId
  /** First day of the school year (YYYY-MM-DD). */
  start: string
  /** `2026/27` */
  schoolYear: string
  attribution: string
  url: string
  licence: string
  licenceUrl: string
}

/** Finds the newest edition of a source; undefined until one is imported. */
export async function findEdition(source: CatchmentSourceId): Promise<CatchmentEdition | undefined> {
  const row = await preparedDb()
    .selectFrom('catchments')
    .select(sql<string>`period_start::text`.as('start'))
    .where('source', '=', source)
    .orderBy('period_start', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  if (!row) return undefined
  const { attribution, url, licence, licenceUrl } = catchmentSource(source)
  const year = schoolYear(Number(row.start.slice(0, 4)))
  return { source, start: row.start, schoolYear: year, attribution, url, licence, licenceUrl }
}
