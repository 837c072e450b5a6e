import { type Point, placeDistanceKm } from '#search-engine/base/distance.ts'
import type { ComparedSchool } from './compare-schools.server.ts'

/** Returns how far schools are from a point in kilometres, as the crow flies; null without a position. */
export const distancesKm = (from: Point, schools: readonly ComparedSchool[]): (number | null)[] =>
  schools.map(({ lat, lng, approximate }) =>
    lat === null || lng === null ? null : placeDistanceKm(from, { lat, lng, approximate }),
  )
