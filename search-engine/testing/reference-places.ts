import { distanceKm } from '../base/distance.ts'
import type { SchoolDocument } from '../index/document.ts'

/** Kilometres to a school whose distance is not known. */
export const FAR = Number.POSITIVE_INFINITY

export function kilometres({ lat, lng, precision }: SchoolDocument, point: { lat: number; lng: number }): number {
  if (lat === null || lng === null) return FAR
  const km = distanceKm(point, { lat, lng })
  return precision === 'exact' ? km : Math.max(2, km)
}

export function isInBox({ lat, lng }: SchoolDocument, [west, south, east, north]: readonly number[]): boolean {
  return lat !== null && lng !== null && lat >= south! && lat <= north! && lng >= west! && lng <= east!
}
