import type { Segment } from '../segment/segment.ts'
import { unpackStrings } from '../segment/strings.ts'
import { termNumber } from '../text/lexicon.ts'
import { campusesOf } from './campus-table.ts'
import { byNumber, type Campuses, withLinked } from './campuses.ts'

/**
 * The campuses of two segments that together are the directory, each with one number in both: the one that it has in
 * the base, or a number that the base does not use. The time grows with the campuses of the delta.
 */
export function linkCampuses(base: Segment, delta: Segment): { base: Campuses; delta: Campuses } {
  const table = campusesOf(base)
  const known = unpackStrings(campusesOf(delta)).map((key) => termNumber(table, key))
  const numbers = delta.campus.map((own) => (known[own] === -1 ? table.offsets.length + own : known[own]!))
  const ofDelta = { ...delta.campuses, numbers, ...byNumber(numbers) }
  const linked = known.filter((number) => number > 0)
  return { base: withLinked(base.campuses, linked), delta: withLinked(ofDelta, linked) }
}
