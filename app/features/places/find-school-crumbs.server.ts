import { directory, isDirectoryReady } from '#app/features/search/live/directory.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import { crumbsOf } from './crumbs.ts'
import { ofTown } from './found-place.ts'
import { readPlaceIndex } from './index/read-place-index.server.ts'

/**
 * Finds the places of a school, largest first; undefined while the index is still loading, so that no profile waits for
 * it, and for a town without a page.
 */
export async function findSchoolCrumbs(
  school: { country: CountryCode; region: string; city: string },
  locale: Locale,
): Promise<Crumb[] | undefined> {
  if (!isDirectoryReady()) return undefined
  const engine = await directory()
  const town = readPlaceIndex(engine).townOf(school)
  if (!town || engine.countIn(town.places) === 0) return undefined
  return crumbsOf(ofTown(town, undefined), locale)
}
