import { findSentences } from '#app/features/facts/cards/find-card-facts.server.ts'
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
const FEATURED_COUNT = 3
/** More than three, as some towns may have nothing but samples. */
const MAX_TOWNS = 8
/** Among this many of the best schools in a town there is in practice one of another kind. */
const BEST_COUNT = 100
/** Of this many it is read what registers tell. */
const READ_COUNT = 20

/** A school that came first in its town, and whether registers say enough about it for its card. */
type Pick = { school: SchoolSummary; isTelling: boolean }

/**
 * Lists the three schools of the home page, the same for every visitor with a language: for each of the largest towns
 * in its country, then in other countries, the school that comes first in a search for the town, if possible each of a
 * different kind and with something to tell from registers. That order counts reviews and official facts and nothing
 * that a school can fill in or pay for. Samples are listed only if registers provide fewer than three.
 */
export async function listFeaturedSchools(locale: Locale): Promise<SchoolSummary[]> {
  const engine = await directory()
  const picks: Pick[] = []
  for (const town of largestTowns(readPlaceIndex(engine), locale)) {
    if (picks.filter(({ isTelling }) => isTelling).length === FEATURED_COUNT) break
    const best = await listSchools(bestSchools(engine, town), locale)
    const next = await pickFrom(best, picks, locale)
    if (next) picks.push(next)
  }
  const first = picks.toSorted((a, b) => Number(b.isTelling) - Number(a.isTelling)).slice(0, FEATURED_COUNT)
  const featured = picks.flatMap((pick) => (first.includes(pick) ? pick.school : []))
  return [...featured, ...(await listSamples(locale))].slice(0, FEATURED_COUNT)
}

/** Picks the first school of another kind than those so far about which registers tell something, or comes close. */
async function pickFrom(best: readonly SchoolSummary[], picks: readonly Pick[], locale: Locale) {
  const possible = best.filter(({ id, sample }) => !sample && picks.every(({ school }) => school.id !== id))
  const others = possible.filter(({ category }) => picks.every(({ school }) => school.category !== category))
  const first = [...others.slice(0, READ_COUNT), ...possible.slice(0, READ_COUNT)]
  const sentences = await findSentences([...new Set(first.map(({ id }) => id))], locale)
  const isTelling = ({ id }: SchoolSummary) => typeof sentences.get(id)?.sentence === 'string'
  const telling = others.find(isTelling)
  const school = telling ?? others[0] ?? possible.find(isTelling) ?? possible[0]
  return school && { school, isTelling: school === telling }
}

function largestTowns(index: PlaceIndex, locale: Locale): Town[] {
  const isHome = ({ country }: Town) => Number(country === HOME_COUNTRIES[locale])
  const order = (a: Town, b: Town) => isHome(b) - isHome(a) || b.schools - a.schools || (a.path < b.path ? -1 : 1)
  return [...index.towns()].sort(order).slice(0, MAX_TOWNS)
}

/** Returns the ids of the first schools in a search for a town, without paid places. */
function bestSchools(engine: SearchEngine, { name, places: within }: Town): string[] {
  const choice = { place: within[0] && placeId(within[0]) }
  const query = textQuery(name, { choice, within, withoutSponsored: true, pageSize: BEST_COUNT })
  return engine.search(query).hits.map(({ id }) => id)
}

async function listSamples(locale: Locale): Promise<SchoolSummary[]> {
  const samples = await db().selectFrom('schools').select('id').where('source', '=', 'sample').orderBy('id').execute()
  return listSchools(
    samples.map(({ id }) => id),
    locale,
  )
}
