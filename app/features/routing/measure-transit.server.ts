import { isInside } from '#app/core/is-inside.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Point } from '#search-engine/base/distance.ts'
import { type Areas, askAreas } from './engine/ask-areas.server.ts'
import { EngineSilent, NoStreetNear } from './engine/ask-engine.server.ts'
import { hasTransit } from './engine/has-transit.server.ts'
import { TRANSIT_MINUTES } from './ways.ts'

/** When children leave home; the texts of `ways.transit` name it. */
const LEAVING_AT = '07:45'

/** Where a way begins, by the school there that is nearest. */
export type SchoolPlace = { id: string; country: CountryCode; region: string; postalCode: string }
/** Returns the next school day at a place, YYYY-MM-DD. */
export type FindSchoolDay = (place: SchoolPlace) => Promise<string>

type Measuring = { from: Point; place: SchoolPlace; findSchoolDay: FindSchoolDay; signal: AbortSignal; visitor: string }

/**
 * Finds within how many minutes schools are reached by public transport.
 *
 * @returns for each school the least of {@link TRANSIT_MINUTES}, null beyond; undefined if the engine knows no
 *   timetables or did not answer
 */
export async function measureTransit(
  schools: readonly Point[],
  { from, place, findSchoolDay, signal, visitor }: Measuring,
): Promise<(number | null)[] | undefined> {
  if (!(await hasTransit(signal))) return undefined
  const leaving = `${await findSchoolDay(place)}T${LEAVING_AT}`
  const asked = { costing: 'multimodal', minutes: TRANSIT_MINUTES, leaving } as const
  try {
    // Around stops there are small areas, far from each other.
    const areas = await askAreas(from, { ...asked, denoise: 0 }, { signal, visitor })
    return areas && schools.map((school) => minutesWithin(school, areas))
  } catch (error) {
    if (error instanceof NoStreetNear) return schools.map(() => null)
    if (error instanceof EngineSilent) return undefined
    throw error
  }
}

/** Returns the minutes of the smallest area that contains a point; null if none does. */
export function minutesWithin(point: Point, { features }: Areas): number | null {
  const around = features.filter(({ geometry }) =>
    isInside(point, geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates),
  )
  return around.length === 0 ? null : Math.min(...around.map(({ properties }) => properties.contour))
}
