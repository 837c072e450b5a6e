import { countBits } from '../../base/sets/bitmap.ts'
import { gallopBy } from '../../base/sets/sorted-list.ts'
import { stringAt, unpackStrings } from '../../base/text/strings.ts'
import { fold } from '../../language/fold.ts'
import { GONE, isBefore, type Numbered, type Numbers } from './new-numbers.ts'
import { idsOf, namesOf, type SegmentData } from './segment-data.ts'

type Orders = Pick<SegmentData, 'byId' | 'byName' | 'byRating' | 'byReviews'>
type Ordered = Numbered & Pick<SegmentData, 'nameBytes' | 'nameOffsets' | 'ratingRank' | 'ratingCount'>
/** Returns how documents of the first segment compare with one of the second. */
type Comparing = (a: Ordered, b: Ordered, other: number) => (one: number) => number

const COMPARING: Record<keyof Orders, Comparing> = {
  byId: (a, b, other) => {
    const id = stringAt(idsOf(b), other)
    return (one) => compareTexts(stringAt(idsOf(a), one), id)
  },
  byName: (a, b, other) => {
    const name = fold(stringAt(namesOf(b), other))
    return (one) => compareTexts(fold(stringAt(namesOf(a), one)), name)
  },
  byRating: (a, b, other) => (one) => b.ratingRank[other]! - a.ratingRank[one]!,
  byReviews: (a, b, other) => (one) => b.ratingCount[other]! - a.ratingCount[one]!,
}
const NAMES = Object.keys(COMPARING) as (keyof Orders)[]

/** Returns the documents of a segment in each order, ties by number. */
export function ordersOf({ ratingRank, ratingCount, ...columns }: Omit<Ordered, 'live' | 'quality'>): Orders {
  const count = ratingRank.length
  return {
    byId: orderedByText(unpackStrings(idsOf(columns))),
    byName: orderedByText(unpackStrings(namesOf(columns)).map(fold)),
    byRating: ordered(count, (a, b) => ratingRank[b]! - ratingRank[a]!),
    byReviews: ordered(count, (a, b) => ratingCount[b]! - ratingCount[a]!),
  }
}

const orderedByText = (texts: readonly string[]) => ordered(texts.length, (a, b) => compareTexts(texts[a]!, texts[b]!))

/** Compares texts by their UTF-16 units, the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function ordered(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return new Uint32Array(count).map((_, doc) => doc).sort((a, b) => compare(a, b) || a - b)
}

/** Yields the merged orders of two segments. Keys are read only where documents of the second are inserted. */
export function* mergedOrders(
  a: Ordered & Orders,
  b: Ordered & Orders,
  numbers: Numbers,
): Generator<[keyof Orders, Uint32Array]> {
  for (const name of NAMES) yield [name, mergedOrderBy(name, a, b, numbers)]
}

function mergedOrderBy(name: keyof Orders, a: Ordered & Orders, b: Ordered & Orders, numbers: Numbers): Uint32Array {
  const order = new Uint32Array(countBits(a.live) + countBits(b.live))
  let [end, at] = [0, 0]
  const add = (doc: number) => {
    if (doc !== GONE) order[end++] = doc
  }
  const addLeft = (to: number) => {
    for (; at < to; at++) add(numbers.a[a[name][at]!]!)
  }
  for (const other of b[name]) {
    if (numbers.b[other] === GONE) continue
    const compare = COMPARING[name](a, b, other)
    const isFirst = (one: number) => (compare(one) || (isBefore(a, one, b, other) ? -1 : 1)) < 0
    addLeft(gallopBy(a[name], isFirst, at))
    add(numbers.b[other]!)
  }
  addLeft(a[name].length)
  return order
}
