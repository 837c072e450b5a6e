import type { Segment } from '../../index/segment/segment.ts'
import { compareAcross, type Order, type Placed } from './order.ts'

/** Returns results `[from, to)` of a segment in order. */
type Source = { range(order: Order, from: number, to: number): Placed[] }
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
  order: Order,
  from: number,
  to: number,
  choice: Choice,
): Placed[] {
  if (sources.length === 1) return sources[0]!.range(order, from, to)
  return sources
    .map((source) => source.range(order, 0, to))
    .reduce((one, other) => mergeTwo(one, other, order, to, choice()), [])
    .slice(from)
}

function mergeTwo(one: Placed[], other: Placed[], order: Order, most: number, isChosen: IsChosen): Placed[] {
  const merged: Placed[] = []
  let [i, j] = [0, 0]
  while (merged.length < most && (i < one.length || j < other.length)) {
    const isFirst = j === other.length || (i < one.length && compareAcross(order, one[i]!, other[j]!) <= 0)
    const next = isFirst ? one[i++]! : other[j++]!
    if (isChosen(next.segment, next.doc)) merged.push(next)
  }
  return merged
}
