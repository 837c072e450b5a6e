import { addTo, type Bitmap, emptyBitmap } from '../../base/sets/bitmap.ts'
import type { SegmentData } from '../columns/segment-data.ts'
import { docOf, isSynonymPosting } from './postings.ts'

/** Terms in at least one of this many documents get bitmaps, which are then smaller than the postings. */
const SHARE = 32
const MIN_COUNT = 16

/** The documents of a term in which it was written, and all its documents. */
export type TermBitmaps = { written: Bitmap; all: Bitmap }
export type FrequentTerms = ReadonlyMap<number, TermBitmaps>

/** Whether a bitmap is better than a list of this many documents. */
export function isFrequent(count: number, size: number): boolean {
  return count >= MIN_COUNT && count >= size / SHARE
}

/** Terms processed in one step. */
const STEP = 16_384

/** Returns bitmaps of the frequent terms by term number, in ascending order. Yields after each small step. */
export function* frequentTermSteps({ postingOffsets, postings, traits }: SegmentData): Generator<void, FrequentTerms> {
  const frequent = new Map<number, TermBitmaps>()
  for (let term = 0; term + 1 < postingOffsets.length; term++) {
    const [from, to] = [postingOffsets[term]!, postingOffsets[term + 1]!]
    const isKept = isFrequent(to - from, traits.length)
    if (isKept) frequent.set(term, bitmaps(postings.subarray(from, to), traits.length))
    if (isKept || term % STEP === 0) yield
  }
  return frequent
}

function bitmaps(postings: Uint32Array, size: number): TermBitmaps {
  const written = emptyBitmap(size)
  const all = emptyBitmap(size)
  let synonyms = 0
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at]!
    addTo(all, docOf(posting))
    if (isSynonymPosting(posting)) synonyms++
    else addTo(written, docOf(posting))
  }
  return synonyms === 0 ? { written: all, all } : { written, all }
}
