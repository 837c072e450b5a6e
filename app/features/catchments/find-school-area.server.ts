import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { preparedDb } from '#db/prepared-db.ts'
import type { CatchmentEdition } from './edition.server.ts'
import { type CatchmentArea, findAreasAt } from './find-areas.server.ts'

/** The areas in which a school in Berlin lies, whether or not it enrols the children of an area. */
export type SchoolArea = { name: string; edition: CatchmentEdition; areas: CatchmentArea[] }

/**
 * Finds the catchment areas at the position of a school.
 *
 * @returns undefined for schools that lists may not show, and where the building's position or the area is unknown
 */
export async function findSchoolArea(id: string, locale: Locale): Promise<SchoolArea | undefined> {
  const school = await preparedDb()
    .selectFrom('school_directory')
    .select(['name', 'lat', 'lng'])
    .where('id', '=', id)
    .where('status', '=', sql.lit('active'))
    .where('show_in_search', '=', sql.lit(true))
    .where('position_precision', '=', sql.lit('exact'))
    .executeTakeFirst()
  if (!school || school.lat === null || school.lng === null) return undefined
  const found = await findAreasAt({ lat: school.lat, lng: school.lng }, locale)
  return found && found.areas.length > 0 ? { name: school.name, ...found } : undefined
}
