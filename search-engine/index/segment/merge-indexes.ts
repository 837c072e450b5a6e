import { type Lexicon, visitTerms } from '../../base/text/lexicon.ts'
import { pickStrings } from '../../base/text/strings.ts'
import { GONE, type Numbers } from '../columns/new-numbers.ts'
import { type SegmentData, termsOf } from '../columns/segment-data.ts'
import { docOf, encodePosting, isSynonymPosting } from '../terms/postings.ts'

type Index = Pick<SegmentData, 'termBytes' | 'termOffsets' | 'postingOffsets' | 'postings'>

/** Merges the terms of two segments, leaving out those without live documents. */
export function mergeTerms(a: Index, b: Index, numbers: Numbers): { terms: Lexicon; postingOffsets: Uint32Array } {
  const [left, right] = [termsOf(a), termsOf(b)]
  const inLeft = left.offsets.length - 1
  const sources = new Uint32Array(inLeft + right.offsets.length - 1)
  const offsets = new Uint32Array(sources.length + 1)
  let count = 0
  visitTerms(left, right, (one, other) => {
    const postings = countPostings(a, one, numbers.a) + countPostings(b, other, numbers.b)
    if (postings === 0) return
    sources[count] = one >= 0 ? one : inLeft + other
    offsets[count + 1] = offsets[count]! + postings
    count++
  })
  return { terms: pickStrings(left, right, sources.subarray(0, count)), postingOffsets: offsets.slice(0, count + 1) }
}

/**
 * Merges the postings of two segments under the new numbers of their documents.
 *
 * @param count of postings of live documents
 */
export function mergePostings(a: Index, b: Index, numbers: Numbers, count: number): Uint32Array {
  const merged = new Uint32Array(count)
  let end = 0
  visitTerms(termsOf(a), termsOf(b), (one, other) => {
    const start = end
    const add = (posting: number) => {
      merged[end++] = posting
    }
    visitPostings(a, one, numbers.a, add)
    visitPostings(b, other, numbers.b, add)
    if (one >= 0 && other >= 0) merged.subarray(start, end).sort()
  })
  return merged
}

function countPostings(index: Index, term: number, numbers: Uint32Array): number {
  let count = 0
  visitPostings(index, term, numbers, () => count++)
  return count
}

/** Visits the postings of a term, if it exists, under their new numbers. */
function visitPostings(index: Index, term: number, numbers: Uint32Array, visit: (posting: number) => void): void {
  if (term < 0) return
  for (let at = index.postingOffsets[term]!; at < index.postingOffsets[term + 1]!; at++) {
    const posting = index.postings[at]!
    const doc = numbers[docOf(posting)]!
    if (doc !== GONE) visit(encodePosting(doc, isSynonymPosting(posting)))
  }
}
