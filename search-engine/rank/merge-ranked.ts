import type { Sort } from '../query/search-query.ts'
import type { Segment } from '../segment/segment.ts'
import { compareAcross, type Placed } from './order.ts'

/** Returns results `[from, to)` of a segment in order. */
type Source = { range(from: number, to: number): Placed[] }
/** Creates a test that decides, result by result, which ones are kept. */
type Choice = () => IsChosen
type IsChosen = (segment: Segment, doc: number) => boolean

/**
 * Returns results `[from, to)` of all segments in one order.
 *
 * @param choice decides on results that occur in several segments; each segment has already applied it to its own
 */
export function mergeRanked(
  sources: readonly Source[],
  sort: Sort,
  from: number,
  to: number,
  choice: Choice,
): Placed[] {
  if (sources.length === 1) return sources[0]!.range(from, to)
  return sources
    .map((source) => source.range(0, to))
    .reduce((one, other) => mergeTwo(one, other, sort, to, choice()), [])
    .slice(from)
}

function mergeTwo(one: Placed[], other: Placed[], sort: Sort, most: number, isChosen: IsChosen): Placed[] {
  const merged: Placed[] = []
  let [i, j] = [0, 0]
  while (merged.length < most && (i < one.length || j < other.length)) {
    const isFirst = j === other.length || (i < one.length && compareAcross(sort, one[i]!, other[j]!) <= 0)
    const next = isFirst ? one[i++]! : other[j++]!
    if (isChosen(next.segment, next.doc)) merged.push(next)
  }
  return merged
}
