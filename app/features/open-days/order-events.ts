import type { Ways } from '#app/features/routing/ways.ts'
import { type Point, placeDistanceKm } from '#search-engine/base/distance.ts'
import type { OpenDay } from './present-open-day.ts'

type From = {
  /** The visitor's own point, which only the device knows. */
  point: Point | null
  /** Minutes by id of school, once the engine has said them. */
  ways: Record<string, Ways> | undefined
}

/**
 * Returns the open days of a day in an order; those of which the way is not known come last, and equal ones by time.
 * Without a point, or without minutes, they stay in the order of time.
 */
export function orderEvents(
  events: readonly OpenDay[],
  order: 'time' | 'distance' | 'foot' | 'bicycle',
  { point, ways }: From,
): OpenDay[] {
  if (order === 'time' || !point || (order !== 'distance' && !ways)) return [...events]
  const far = ({ lat, lng, approximate, schoolId }: OpenDay): number => {
    if (order !== 'distance') return ways?.[schoolId]?.[order] ?? Number.POSITIVE_INFINITY
    return lat === null || lng === null ? Number.POSITIVE_INFINITY : placeDistanceKm(point, { lat, lng, approximate })
  }
  const distances = new Map(events.map((event) => [event.id, far(event)]))
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
  // Sorting is stable, so that equal ones keep the order of time.
  return events.toSorted((one, other) => compare(distances.get(one.id)!, distances.get(other.id)!))
}
