import { directory, isDirectoryReady } from '#app/features/search/live/directory.server.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { type Crumb, crumbsBelowCountry, ofTown } from './found-place.ts'
import { countryPath } from './place-path.ts'
import { readPlaceIndex } from './read-place-index.server.ts'

/**
 * Finds the places of a school, the largest first; undefined while the index is still loading, so that no profile waits
 * for it, and for a town without a page.
 */
export async function findSchoolCrumbs(
  school: { country: CountryCode; region: string; city: string },
  locale: Locale,
): Promise<Crumb[] | undefined> {
  if (!isDirectoryReady()) return undefined
  const town = (await readPlaceIndex()).townOf(school)
  if (!town || (await directory()).countIn(town.places) === 0) return undefined
  const country = { name: countryName(locale, school.country), path: countryPath(school.country) }
  return [country, ...crumbsBelowCountry(ofTown(town, undefined)).map(({ name, path }) => ({ name, path }))]
}
