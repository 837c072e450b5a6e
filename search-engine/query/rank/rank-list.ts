import { hasBit } from '../../base/sets/bitmap.ts'
import { pickFromList } from '../../base/sets/lists.ts'
import { smallest } from '../../base/sets/top-k.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { Plan } from '../plan.ts'
import type { ListSelection } from '../select/selection.ts'
import { type Order, type Placed, sortKey } from './order.ts'
import { rankAt } from './rank.ts'

/**
 * Returns, in order, schools `[from, to)` of a list.
 *
 * @param positions the elements of the list that take part
 * @param isByRow whether only the first school of each shared row takes part
 */
export function rankList(
  segment: Segment,
  plan: Plan,
  selection: ListSelection,
  positions: Uint32Array,
  order: Order,
  from: number,
  to: number,
  isByRow = false,
): Placed[] {
  const docs = pickFromList(selection.docs, positions)
  const keys = sortKeys(segment, plan, selection, positions, order)
  const further = isByRow ? keepFirstSites(segment, docs, keys) : 0
  const first = smallest(keys, docs, Math.min(to, docs.length - further)).subarray(from)
  return placeList(segment, plan, selection, pickFromList(positions, first))
}

export function placeList(segment: Segment, plan: Plan, selection: ListSelection, positions: Uint32Array): Placed[] {
  const { docs, chords } = selection
  return Array.from(positions, (at) => {
    return { segment, doc: docs[at]!, rank: rankAt(segment, plan, selection, at), chord: chords?.[at] ?? 0 }
  })
}

/**
 * Gives all but the first school of each shared row the greatest key.
 *
 * @returns the number of those others
 */
function keepFirstSites({ institutions }: Segment, docs: Uint32Array, keys: Float64Array): number {
  const { shared, numbers, docNumbers } = institutions
  if (!shared) return 0
  /** One more than the index of the first school, by institution. */
  const first = new Uint32Array(docNumbers.at(-1)! + 1)
  let further = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    if (!hasBit(shared, doc)) continue
    const number = numbers[doc]!
    const best = first[number]! - 1
    const isFirst = best === -1 || keys[at]! < keys[best]! || (keys[at] === keys[best] && doc < docs[best]!)
    if (best !== -1) {
      keys[isFirst ? best : at] = Number.POSITIVE_INFINITY
      further++
    }
    if (isFirst) first[number] = at + 1
  }
  return further
}

function sortKeys(
  segment: Segment,
  plan: Plan,
  selection: ListSelection,
  positions: Uint32Array,
  order: Order,
): Float64Array {
  const { docs, chords } = selection
  const keys = new Float64Array(positions.length)
  const isByRank = order === 'relevance' || order === 'in_town' || (typeof order === 'object' && order.insideFirst)
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i]!
    const rank = isByRank ? rankAt(segment, plan, selection, at) : 0
    keys[i] = sortKey(segment, order, docs[at]!, rank, chords?.[at] ?? 0)
  }
  return keys
}
