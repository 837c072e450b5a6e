import { listSchools, type SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { HOME_COUNTRIES } from '#app/features/search/suggest/suggest-searches.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { type SearchEngine, textQuery } from '#search-engine/index.ts'
import { placeId } from '#search-engine/language/places/place.ts'
import type { PlaceIndex, Town } from './index/place-index.ts'
import { readPlaceIndex } from './index/read-place-index.server.ts'

/** Number of schools on the home page: spec.md, section 9. */
const FEATURED = 3
/** More than three, as some towns may have nothing but samples. */
const TOWNS = 8
/** Among this many of the best schools in a town there is in practice one of another kind. */
const BEST = 20

/**
 * Lists the three schools of the home page, the same for every visitor with a language: for each of the largest towns
 * in its country, then in other countries, the school that comes first in a search for the town, if possible each of a
 * different kind. That order counts reviews and official facts and nothing that a school can fill in or pay for.
 * Samples are listed only if registers provide fewer than three.
 */
export async function listFeaturedSchools(locale: Locale): Promise<SchoolSummary[]> {
  const engine = await directory()
  const featured: SchoolSummary[] = []
  for (const town of largestTowns(readPlaceIndex(engine), locale)) {
    if (featured.length === FEATURED) return featured
    const best = await listSchools(bestSchools(engine, town), locale)
    const possible = best.filter(({ id, sample }) => !sample && featured.every((school) => school.id !== id))
    const other = possible.find(({ category }) => featured.every((school) => school.category !== category))
    const next = other ?? possible[0]
    if (next) featured.push(next)
  }
  return [...featured, ...(await listSamples(locale))].slice(0, FEATURED)
}

function largestTowns(index: PlaceIndex, locale: Locale): Town[] {
  const isHome = ({ country }: Town) => Number(country === HOME_COUNTRIES[locale])
  return [...index.towns()].sort((a, b) => isHome(b) - isHome(a) || b.schools - a.schools).slice(0, TOWNS)
}

/** Returns the ids of the first schools in a search for a town, without paid places. */
function bestSchools(engine: SearchEngine, { name, places: within }: Town): string[] {
  const choice = { place: within[0] && placeId(within[0]) }
  const query = textQuery(name, { choice, within, withoutSponsored: true, pageSize: BEST })
  return engine.search(query).hits.map(({ id }) => id)
}

async function listSamples(locale: Locale): Promise<SchoolSummary[]> {
  const samples = await db().selectFrom('schools').select('id').where('source', '=', 'sample').orderBy('id').execute()
  return listSchools(
    samples.map(({ id }) => id),
    locale,
  )
}
