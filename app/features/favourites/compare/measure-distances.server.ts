import { directory } from '#app/features/search/live/directory.server.ts'
import { findNearPlace } from '#app/features/search/places/near-place.server.ts'
import { placeDistanceKm } from '#search-engine/geo/distance.ts'
import type { ComparedSchool } from './compare-schools.server.ts'

/**
 * Measures how far schools are from a place that a visitor names, as the crow flies. The place is stored nowhere.
 *
 * @param place town or postal code as typed, or its id in a search
 * @returns the place's name and the distance of each school in kilometres, null without a position; undefined when
 *   there is no such place
 */
export async function measureDistances(place: string, schools: readonly ComparedSchool[]) {
  const found = findNearPlace(await directory(), place)
  if (!found) return undefined
  const km = schools.map(({ lat, lng, approximate }) =>
    lat === null || lng === null ? null : placeDistanceKm(found, { lat, lng, approximate }),
  )
  return { name: found.name, km }
}
