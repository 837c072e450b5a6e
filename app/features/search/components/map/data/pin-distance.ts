import { distanceKm } from '#search-engine/geo/distance.ts'
import type { Pin, Point } from '#search-engine/index.ts'

/** Positions known only by town or postal code never give a shorter distance. */
const NEAREST_APPROXIMATE_KM = 2

/**
 * Returns the distance of a school from where the search starts, as the list shows it; null for a search without a
 * start.
 */
export function pinDistanceKm(from: Point | null, pin: Pick<Pin, 'lat' | 'lng' | 'approximate'>): number | null {
  if (!from) return null
  const km = distanceKm(from, pin)
  return pin.approximate ? Math.max(NEAREST_APPROXIMATE_KM, km) : km
}
