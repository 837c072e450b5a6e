import { LEVEL, LEVELS, levelInBits } from '../match/match.ts'
import type { Plan } from '../query/plan.ts'
import type { Sort } from '../query/search-query.ts'
import type { Segment } from '../segment/segment.ts'
import type { BitsSelection } from '../select/selection.ts'
import { addTo, type Bitmap, emptyBitmap, hasBit, visitBits } from '../sets/bitmap.ts'
import type { Placed } from './order.ts'
import { isExactName, rankOf } from './rank.ts'

/** Schools `[from, to)` in an order of those in a bitmap selection that pass the filters. */
export function rankBits(
  segment: Segment,
  selection: BitsSelection,
  passing: Bitmap,
  plan: Plan,
  sort: Sort,
  from: number,
  to: number,
): Placed[] {
  const place = (doc: number): Placed => {
    const level = levelInBits(selection.match, doc)
    return { segment, doc, rank: rankOf(segment, plan, doc, level, true), chord: 0 }
  }
  const order = orderOf(segment, sort)
  const docs = order ? firstInOrder(order, passing, to) : firstByRank(segment, selection, passing, plan, to)
  return docs.slice(from).map(place)
}

/** The order of all documents; undefined for relevance. Distance needs a point, and then selections are lists. */
function orderOf(segment: Segment, sort: Sort): Uint32Array | undefined {
  if (sort === 'rating') return segment.byRating
  if (sort === 'reviews') return segment.byReviews
  return sort === 'name' ? segment.byName : undefined
}

function firstInOrder(order: Uint32Array, passing: Bitmap, count: number): number[] {
  const first: number[] = []
  for (let at = 0; at < order.length && first.length < count; at++) {
    if (hasBit(passing, order[at]!)) first.push(order[at]!)
  }
  return first
}

/** Exact names first, then level by level, each in the order of the document numbers. */
function firstByRank(segment: Segment, { match }: BitsSelection, passing: Bitmap, plan: Plan, count: number): number[] {
  const first: number[] = []
  const taken = emptyBitmap(segment.size)
  const takeFrom = (candidates: Bitmap, isWanted: (doc: number) => boolean) =>
    visitBits(candidates, (doc) => {
      if (first.length >= count) return false
      if (!hasBit(passing, doc) || hasBit(taken, doc) || !isWanted(doc)) return true
      addTo(taken, doc)
      return first.push(doc) < count
    })
  if (plan.textKeys) takeFrom(match.upTo[LEVEL.synonym]!, (doc) => isExactName(segment, plan, doc, true))
  for (let level = 0; level < LEVELS; level++) takeFrom(match.upTo[level]!, () => true)
  return first
}
