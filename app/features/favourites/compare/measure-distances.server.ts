import { directory } from '#app/features/search/live/directory.server.ts'
import { findNearPlace } from '#app/features/search/places/near-place.server.ts'
import type { MeasuredFrom } from './compare-rows.ts'
import type { ComparedSchool } from './compare-schools.server.ts'
import { distancesKm } from './distances.ts'

/**
 * Measures how far schools are from a place named by a visitor, as the crow flies. The place is stored nowhere.
 *
 * @param place town or postal code as typed, or its id in a search
 * @returns the place's name and the distance of each school in kilometres, null without a position; undefined when
 *   there is no such place
 */
export async function measureDistances(
  place: string,
  schools: readonly ComparedSchool[],
): Promise<MeasuredFrom | undefined> {
  const found = findNearPlace(await directory(), place)
  if (!found) return undefined
  return { name: found.name, km: distancesKm(found, schools) }
}
