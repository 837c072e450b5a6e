import type { Sort } from '../query/search-query.ts'
import { compareAcross, type Placed } from './order.ts'

/** What gives results `[from, to)` of a segment in order. */
type Source = { total: number; range(from: number, to: number): Placed[] }

/** Results `[from, to)` of all segments in one order. */
export function mergeRanked(sources: readonly Source[], sort: Sort, from: number, to: number): Placed[] {
  const filled = sources.filter(({ total }) => total > 0)
  if (filled.length === 1) return filled[0]!.range(from, to)
  return filled
    .map((source) => source.range(0, to))
    .reduce((one, other) => mergeTwo(one, other, sort, to), [])
    .slice(from)
}

function mergeTwo(one: Placed[], other: Placed[], sort: Sort, most: number): Placed[] {
  const merged: Placed[] = []
  let [i, j] = [0, 0]
  while (merged.length < most && (i < one.length || j < other.length)) {
    const isFirst = j === other.length || (i < one.length && compareAcross(sort, one[i]!, other[j]!) <= 0)
    merged.push(isFirst ? one[i++]! : other[j++]!)
  }
  return merged
}
