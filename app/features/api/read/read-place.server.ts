import '#app/i18n/all.server.ts'
import { type FoundPlace, findPlace, ofRegion, type PlaceParts } from '#app/features/places/found-place.ts'
import { readPlaceIndex } from '#app/features/places/index/read-place-index.server.ts'
import { countryPath, typeSlug } from '#app/features/places/place-path.ts'
import { pagesOf, queryOf, SHOWN_TOWNS } from '#app/features/places/place-query.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { type Category, COUNTRIES } from '#db/vocabulary.ts'
import { type SearchEngine, textQuery } from '#search-engine/index.ts'
import type { Answered } from '../schemas/envelope.ts'
import type { PlaceData } from '../schemas/place.schema.ts'
import { ApiProblem } from '../schemas/problem.ts'
import { listSchools } from './list-schools.server.ts'

type Asked = { type?: Category | undefined; page: number }
type Link = PlaceData['places'][number]

/** Lists the countries that have schools. */
export async function readPlaces(locale: Locale): Promise<Answered<{ places: Link[] }>> {
  const { facets } = (await directory()).search(textQuery('', { pageSize: 1 }))
  const places = COUNTRIES.map((country) => ({
    name: countryName(locale, country),
    path: countryPath(country),
    schools: facets.countries[country],
  }))
  return { sources: [], shown: { schools: 'all' }, data: { places: places.filter(({ schools }) => schools > 0) } }
}

/**
 * Reads a country, region or town as its page shows it.
 *
 * @throws ApiProblem not-found, also for a page beyond the last and a place without schools
 */
export async function readPlace(
  parts: PlaceParts,
  { type, page }: Asked,
  { origin, locale }: { origin: string; locale: Locale },
): Promise<Answered<PlaceData>> {
  const engine = await directory()
  const place = findPlace(readPlaceIndex(engine), type ? { ...parts, type: typeSlug(type) } : parts)
  if (!place) throw new ApiProblem('not-found')
  const found = engine.search(queryOf(place, locale, page))
  const pages = pagesOf(place, found.total)
  if (found.total === 0 || page > pages) throw new ApiProblem('not-found')
  const ids = place.kind === 'town' ? found.hits.flatMap(({ id, sites }) => [id, ...sites]) : []
  const { schools, sources } = await listSchools(ids, { origin, locale })
  const { lat, lng } = place.kind === 'town' ? place.town : { lat: null, lng: null }
  return {
    sources,
    shown: { schools: 'all' },
    data: {
      ...namesOf(place, locale),
      page,
      pages,
      total: found.total,
      types: found.facets.types,
      ownership: found.facets.ownership,
      position: lat === null ? null : { lat, lng },
      places: placesIn(place, page, engine),
      schools,
      website: origin + localePath(locale, place.path),
    },
  }
}

function namesOf(place: FoundPlace, locale: Locale) {
  const { kind, country, path } = place
  if (kind === 'country') return { kind, country, path, name: countryName(locale, country), region: null }
  if (kind === 'region') return { kind, country, path, name: place.region.name, region: place.region.name }
  return { kind, country, path: place.town.path, name: place.town.name, region: place.town.region.name }
}

function placesIn(place: FoundPlace, page: number, engine: SearchEngine): Link[] {
  if (place.kind === 'country')
    return readPlaceIndex(engine)
      .regions(place.country)
      .map((region) => ({ name: region.name, path: ofRegion(region).path, schools: null }))
  if (place.kind === 'town') return []
  const towns = place.region.towns.slice((page - 1) * SHOWN_TOWNS, page * SHOWN_TOWNS)
  return towns.map(({ name, path }) => ({ name, path, schools: null }))
}
