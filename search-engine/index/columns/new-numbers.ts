import { bitsToList } from '../../base/sets/bitmap.ts'
import { stringAt } from '../../base/text/strings.ts'
import { idsOf, type LiveSegment } from './segment-data.ts'

/** New number of a document that is not live. */
export const GONE = 0xffffffff

/** The merged numbers of the documents of two segments, or {@link GONE}. The documents of each keep their order. */
export type Numbers = { readonly a: Uint32Array; readonly b: Uint32Array }

/** What the numbers of documents depend on. */
export type Numbered = Pick<LiveSegment, 'quality' | 'idBytes' | 'idOffsets' | 'live'>

/** Whether a document of `a` sorts before one of `b`. */
export function isBefore(a: Numbered, one: number, b: Numbered, other: number): boolean {
  const difference = a.quality[one]! - b.quality[other]!
  return difference === 0 ? stringAt(idsOf(a), one) < stringAt(idsOf(b), other) : difference > 0
}

/** Returns the origin of each merged document: its number in `a`, or its number in `b` plus the size of `a`. */
export function mergedOrder(a: Numbered, b: Numbered): Uint32Array {
  const [left, right] = [bitsToList(a.live), bitsToList(b.live)]
  let [i, j] = [0, 0]
  return new Uint32Array(left.length + right.length).map(() => {
    const fromLeft = j === right.length || (i < left.length && isBefore(a, left[i]!, b, right[j]!))
    return fromLeft ? left[i++]! : right[j++]! + a.quality.length
  })
}

/** @param sources see {@link mergedOrder} */
export function newNumbers(a: Numbered, b: Numbered, sources: Uint32Array): Numbers {
  const size = a.quality.length
  const numbers = new Uint32Array(size + b.quality.length).fill(GONE)
  for (let doc = 0; doc < sources.length; doc++) numbers[sources[doc]!] = doc
  return { a: numbers.subarray(0, size), b: numbers.subarray(size) }
}
