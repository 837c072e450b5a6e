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
  { docs, ranks, chords }: ListSelection,
  positions: Uint32Array,
  sort: Sort,
  from: number,
  to: number,
): Placed[] {
  const keys = new Float64Array(positions.length)
  const numbers = new Uint32Array(positions.length)
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i]!
    numbers[i] = docs[at]!
    keys[i] = sortKey(segment, sort, docs[at]!, ranks[at]!, chords[at]!)
  }
  return Array.from(smallest(keys, numbers, to).subarray(from), (i) => {
    const at = positions[i]!
    return { segment, doc: docs[at]!, rank: ranks[at]!, chord: chords[at]! }
  })
}
