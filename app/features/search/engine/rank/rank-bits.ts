import { LEVEL, LEVELS, type Level, levelInBits } from '../match/match.ts'
import type { NameKeys, Plan } from '../query/plan.ts'
import type { Sort } from '../query/search-query.ts'
import type { Segment } from '../segment/segment.ts'
import type { BitsSelection } from '../select/selection.ts'
import { addTo, type Bitmap, emptyBitmap, hasBit, visitBits } from '../sets/bitmap.ts'
import { docsNamed } from '../text/name-index.ts'
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

/** Exact names first, then level by level, before corrections those that make an exact name; ties by number. */
function firstByRank(segment: Segment, { match }: BitsSelection, passing: Bitmap, plan: Plan, count: number): number[] {
  const first: number[] = []
  const taken = emptyBitmap(segment.size)
  const take = (doc: number) => {
    addTo(taken, doc)
    return first.push(doc) < count
  }
  const takeNames = (keys: NameKeys | undefined, level: Level) => {
    const isWanted = (doc: number) => hasBit(passing, doc) && hasBit(match.upTo[level]!, doc) && !hasBit(taken, doc)
    const names = keys ? exactNames(segment, keys).filter(isWanted) : []
    names.slice(0, count - first.length).forEach(take)
  }
  takeNames(plan.keys, LEVEL.synonym)
  for (let level = 0; level < LEVELS && first.length < count; level++) {
    if (level === LEVEL.oneEdit) takeNames(plan.correctedKeys, LEVEL.twoEdits)
    const candidates = match.upTo[level]!.map((word, at) => word & passing[at]! & ~taken[at]!)
    if (first.length < count) visitBits(candidates, take)
  }
  return first
}

/** The documents whose name is what was typed, in ascending order. */
function exactNames(segment: Segment, keys: NameKeys): number[] {
  const different = new Set([...(keys.text ?? []), ...(keys.rest ?? [])])
  const docs = [...different].flatMap((key) => docsNamed(segment.names, key))
  return docs.filter((doc) => isExactName(segment, keys, doc, true)).sort((a, b) => a - b)
}
