import { compareTerms } from '../text/lexicon.ts'
import { docOf, encodePosting, type InvertedIndex, isSynonymPosting } from '../text/postings.ts'
import type { SegmentPart } from './complete-segment.ts'
import { termsOf } from './segment-data.ts'
import { unpackStrings } from './strings.ts'

const GONE = 0xffffffff

/** One index whose documents get new numbers: `numbers[old]`, or {@link GONE}. Their order stays the same. */
type Part = { data: SegmentPart; terms: string[]; numbers: Uint32Array }

/**
 * Merges the postings of two segments under their new numbers; terms that no document has any more are left out.
 *
 * @param sources origin of each new document: its number in `a`, or its number in `b` plus the size of `a`
 */
export function mergeIndexes(a: SegmentPart, b: SegmentPart, sources: Uint32Array): InvertedIndex {
  const size = a.traits.length
  const numbers = new Uint32Array(size + b.traits.length).fill(GONE)
  for (let doc = 0; doc < sources.length; doc++) numbers[sources[doc]!] = doc
  const left = { data: a, terms: unpackStrings(termsOf(a)), numbers: numbers.subarray(0, size) }
  const right = { data: b, terms: unpackStrings(termsOf(b)), numbers: numbers.subarray(size) }
  const merged = new Uint32Array(a.postings.length + b.postings.length)
  const terms: string[] = []
  const ends = [0]
  let count = 0
  visitTerms(left.terms, right.terms, (term, inLeft, inRight) => {
    const start = count
    if (inLeft >= 0) count = copyPostings(left, inLeft, merged, count)
    if (inRight >= 0) count = copyPostings(right, inRight, merged, count)
    if (count === start) return
    if (inLeft >= 0 && inRight >= 0) merged.subarray(start, count).sort()
    terms.push(term)
    ends.push(count)
  })
  return { terms, offsets: Uint32Array.from(ends), postings: merged.subarray(0, count) }
}

/** Visits the terms of both in order, with their numbers in each or −1. */
function visitTerms(left: string[], right: string[], visit: (term: string, left: number, right: number) => void): void {
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const order = i === left.length ? 1 : j === right.length ? -1 : compareTerms(left[i]!, right[j]!)
    visit(order <= 0 ? left[i]! : right[j]!, order <= 0 ? i : -1, order >= 0 ? j : -1)
    if (order <= 0) i++
    if (order >= 0) j++
  }
}

function copyPostings({ data, numbers }: Part, term: number, target: Uint32Array, start: number): number {
  let count = start
  for (let at = data.postingOffsets[term]!; at < data.postingOffsets[term + 1]!; at++) {
    const posting = data.postings[at]!
    const doc = numbers[docOf(posting)]!
    if (doc !== GONE) target[count++] = encodePosting(doc, isSynonymPosting(posting))
  }
  return count
}
