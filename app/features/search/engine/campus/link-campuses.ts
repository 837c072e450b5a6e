import type { Segment } from '../segment/segment.ts'
import { campusKeyAt, campusWithKey, countCampuses } from './campus-table.ts'
import { byNumber, type Campuses, withLinked } from './campuses.ts'

/**
 * The campuses of two segments that together are the directory, each with one number in both: the one that it has in
 * the base, or a number that the base does not use. The time grows with the campuses of the delta.
 */
export function linkCampuses(base: Segment, delta: Segment): { base: Campuses; delta: Campuses } {
  const known = Array.from({ length: countCampuses(delta) }, (_, own) => campusWithKey(base, campusKeyAt(delta, own)))
  const numbers = delta.campus.map((own) => known[own] ?? countCampuses(base) + own)
  const ofDelta = { ...delta.campuses, numbers, ...byNumber(numbers) }
  const linked = known.filter((number) => number !== undefined).filter((number) => number !== 0)
  return { base: withLinked(base.campuses, linked), delta: withLinked(ofDelta, linked) }
}
