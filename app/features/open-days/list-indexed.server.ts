import { regionPath } from '#app/features/places/index/indexed-places.ts'
import { countryPath } from '#app/features/places/place-path.ts'
import { countOpenDays } from './list-open-days.server.ts'
import { openDaysPath } from './open-days-path.ts'

/**
 * Lists the pages of open days that search engines may list: those of countries and regions that have some. It reads
 * the database and not the index, because sitemaps may be written by a process without one.
 */
export async function listIndexedOpenDays(): Promise<string[]> {
  const rows = await countOpenDays()
  const paths = rows.flatMap(({ country, region }) => [countryPath(country), regionPath(country, region)])
  return [...new Set(paths.map(openDaysPath))].sort()
}
