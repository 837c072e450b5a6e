import { sharedCampus } from '../campus/campuses.ts'
import type { Sort } from '../query/search-query.ts'
import type { Segment } from '../segment/segment.ts'
import type { ListSelection } from '../select/selection.ts'
import { smallest } from '../sets/top-k.ts'
import { type Placed, sortKey } from './order.ts'

/**
 * Schools `[from, to)` of a list in an order.
 *
 * @param positions which elements of the list take part
 */
export function rankList(
  segment: Segment,
  selection: ListSelection,
  positions: Uint32Array,
  sort: Sort,
  from: number,
  to: number,
): Placed[] {
  const keys = sortKeys(segment, selection, positions, sort)
  const numbers = positions.map((at) => selection.docs[at]!)
  const first = smallest(keys, numbers, to).subarray(from)
  return placeList(
    segment,
    selection,
    first.map((i) => positions[i]!),
  )
}

export function placeList(segment: Segment, { docs, ranks, chords }: ListSelection, positions: Uint32Array): Placed[] {
  return Array.from(positions, (at) => ({ segment, doc: docs[at]!, rank: ranks[at]!, chord: chords[at]! }))
}

/** The positions of schools that share no row, and of each row that is shared that of its first school. */
export function firstSites(
  segment: Segment,
  selection: ListSelection,
  positions: Uint32Array,
  sort: Sort,
): Uint32Array {
  if (!segment.campuses.shared) return positions
  const docs = positions.map((at) => selection.docs[at]!)
  const campuses = docs.map((doc) => sharedCampus(segment, doc))
  if (!campuses.some((campus) => campus !== 0)) return positions
  const keys = sortKeys(segment, selection, positions, sort)
  const isBefore = (one: number, other: number) =>
    keys[one]! < keys[other]! || (keys[one] === keys[other] && docs[one]! < docs[other]!)
  const first = new Map<number, number>()
  for (const [i, campus] of campuses.entries()) {
    const best = first.get(campus)
    if (campus !== 0 && (best === undefined || isBefore(i, best))) first.set(campus, i)
  }
  return positions.filter((_, i) => campuses[i] === 0 || first.get(campuses[i]!) === i)
}

function sortKeys(
  segment: Segment,
  { docs, ranks, chords }: ListSelection,
  positions: Uint32Array,
  sort: Sort,
): Float64Array {
  const keys = new Float64Array(positions.length)
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i]!
    keys[i] = sortKey(segment, sort, docs[at]!, ranks[at]!, chords[at]!)
  }
  return keys
}
