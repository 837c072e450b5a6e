import { distanceKm } from '#search-engine/geo/distance.ts'
import type { Pin, Point } from '#search-engine/index.ts'

/** Positions that are known by town or postal code only are never said to be nearer. */
const NEAREST_APPROXIMATE_KM = 2

/** How far a school is from where the search starts, as the list says it; null for a search without a start. */
export function pinDistanceKm(from: Point | null, pin: Pick<Pin, 'lat' | 'lng' | 'approximate'>): number | null {
  if (!from) return null
  const km = distanceKm(from, pin)
  return pin.approximate ? Math.max(NEAREST_APPROXIMATE_KM, km) : km
}
