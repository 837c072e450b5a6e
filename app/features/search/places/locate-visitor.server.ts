import { db } from '#db/client.ts'
import { placeId } from '#search-engine/language/gazetteer/gazetteer.ts'
import { directory } from '../live/directory.server.ts'
import { findNearestSchoolIds } from './near-place.server.ts'

/**
 * Returns the place id of the postal code nearest to a visitor's position, for the address of a search. The position
 * itself is used for this look-up only and stored nowhere.
 *
 * @returns undefined if the position is invalid or no school is near
 */
export async function locateVisitor(lat: number, lng: number): Promise<string | undefined> {
  const isPosition = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!isPosition) return undefined
  const engine = await directory()
  const ids = findNearestSchoolIds(engine, { lat, lng })
  if (ids.length === 0) return undefined
  const schools = await db()
    .selectFrom('school_directory')
    .select(['id', 'country', 'postal_code'])
    .where('id', 'in', ids)
    .execute()
  const nearestFirst = ids.flatMap((id) => schools.find((school) => school.id === id) ?? [])
  const codes = nearestFirst.map(({ country, postal_code }) =>
    engine.gazetteer.postalCodes(postal_code).find((place) => place.country === country),
  )
  const nearest = codes.find((place) => place !== undefined)
  return nearest && placeId(nearest)
}
