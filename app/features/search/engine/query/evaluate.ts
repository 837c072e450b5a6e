import type { FacetCounts } from '../filter/facets.ts'
import { filterBits } from '../filter/filter-bits.ts'
import { filterList } from '../filter/filter-list.ts'
import { everyBit } from '../match/match.ts'
import type { Placed } from '../rank/order.ts'
import { rankBits } from '../rank/rank-bits.ts'
import { rankList } from '../rank/rank-list.ts'
import type { Segment } from '../segment/segment.ts'
import { FLAGS } from '../segment/segment-data.ts'
import type { BitsSelection, ListSelection, Selection } from '../select/selection.ts'
import { type Bitmap, countBits, intersectWith } from '../sets/bitmap.ts'
import type { Resolved } from './resolve.ts'
import type { Sort } from './search-query.ts'

/** The results of one segment. */
export type Part = {
  total: number
  /** Results `[from, to)` in the order that was asked for. */
  range(from: number, to: number): Placed[]
  /** The first premium schools in the same order. */
  premium(count: number): Placed[]
  /** All results, in no order. */
  docs(): Bitmap | Uint32Array
}

/** Applies the filters to the selection of a segment; adds its numbers to the facets if they are wanted. */
export function evaluate(
  segment: Segment,
  selection: Selection,
  resolved: Resolved,
  sort: Sort,
  counts?: FacetCounts,
): Part {
  return selection.kind === 'list'
    ? evaluateList(segment, selection, resolved, sort, counts)
    : evaluateBits(segment, selection, resolved, sort, counts)
}

function evaluateList(
  segment: Segment,
  selection: ListSelection,
  { filter }: Resolved,
  sort: Sort,
  counts?: FacetCounts,
): Part {
  const passing = filterList(segment, selection, filter, counts)
  const isPremium = (at: number) => (segment.flags[selection.docs[at]!]! & FLAGS.premium) !== 0
  return {
    total: passing.length,
    range: (from, to) => rankList(segment, selection, passing, sort, from, to),
    premium: (count) => rankList(segment, selection, passing.filter(isPremium), sort, 0, count),
    docs: () => passing.map((at) => selection.docs[at]!),
  }
}

function evaluateBits(
  segment: Segment,
  selection: BitsSelection,
  { filter, plan }: Resolved,
  sort: Sort,
  counts?: FacetCounts,
): Part {
  const passing = filterBits(segment, everyBit(selection.match), filter, counts)
  const { premium } = segment.choices
  return {
    total: countBits(passing),
    range: (from, to) => rankBits(segment, selection, passing, plan, sort, from, to),
    premium: (count) => rankBits(segment, selection, intersectWith(passing.slice(), premium), plan, sort, 0, count),
    docs: () => passing,
  }
}
