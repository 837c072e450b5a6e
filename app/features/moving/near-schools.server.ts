import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { findPlaceIn } from '#app/features/search/places/near-place.server.ts'
import { readSearchAddress, resultsPath } from '#app/features/search/search-address.ts'
import { formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { placeId } from '#search-engine/language/places/place.ts'

/** Schools that a page names; all are in the results that it links. */
const MAX_SHOWN = 5

/** How far around the middle of the town schools are sought: one of the distances of the results. */
const RADIUS_KM = 25

/** The town of the new home as the directory writes it, its region, and its middle. */
export type NewTown = { name: string; region: string; id: string; lat: number; lng: number }

/** Finds a typed town of a country; what was typed is stored nowhere. */
export async function findTown(text: string, country: CountryCode): Promise<NewTown | undefined> {
  const place = findPlaceIn(await directory(), text, country)
  return place && { name: place.name, region: place.region, id: placeId(place), lat: place.lat, lng: place.lng }
}

/** Finds schools of some types near a town, nearest first, and the addresses of the same search. */
export async function findNearSchools(town: NewTown, country: CountryCode, types: readonly Category[], locale: Locale) {
  const engine = await directory()
  const hits = engine.hits({
    ...{ types: [...types], features: [], countries: [country], near: { lat: town.lat, lng: town.lng } },
    ...{ radiusKm: RADIUS_KM, sort: 'distance', page: 1, pageSize: MAX_SHOWN },
  })
  const found = await listSchools(
    hits.map(({ id }) => id),
    locale,
  )
  const address = {
    ...readSearchAddress(new URLSearchParams()),
    ...{ types: [...types], countries: [country], near: town.id },
    ...({ radius: RADIUS_KM, sort: 'distance' } as const),
  }
  return {
    town: town.name,
    within: formatDistance(locale, RADIUS_KM, country),
    schools: found.map(({ id, name, category, typeParts, country: of, street, city }) => ({
      ...{ id, name, category, typeParts, country: of },
      where: [street, city].filter(Boolean).join(', '),
    })),
    attributions: [...new Set(found.flatMap(({ attribution }) => attribution ?? []))],
    listPath: resultsPath(address),
    mapPath: resultsPath(address, { view: 'map' }),
  }
}
