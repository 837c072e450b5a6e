import { fold } from '../language/fold.ts'
import { buildDeletions } from '../text/deletions.ts'
import { packLexicon } from '../text/lexicon.ts'
import type { InvertedIndex } from '../text/postings.ts'
import { idsOf, namesOf, type SegmentData, termsOf } from './segment-data.ts'
import { unpackStrings } from './strings.ts'

type Completed = 'byId' | 'byName' | 'byRating' | 'byReviews' | 'deletionOffsets' | 'deletionTerms'
type Indexed = 'termBytes' | 'termOffsets' | 'postingOffsets' | 'postings'

/** A segment without what is derived from the rest of it: enough to be merged with others. */
export type SegmentPart = Omit<SegmentData, Completed>
/** The columns of a segment beside its index. */
export type DocumentColumns = Omit<SegmentPart, Indexed>

/** Adds the index to the columns. */
export function withIndex(columns: DocumentColumns, index: InvertedIndex): SegmentPart {
  const terms = packLexicon(index.terms)
  return {
    ...columns,
    termBytes: terms.bytes,
    termOffsets: terms.offsets,
    postingOffsets: index.offsets,
    postings: index.postings,
  }
}

/** Adds the orders, and the table for typing errors. */
export function completeSegment(part: SegmentPart): SegmentData {
  const { postingOffsets } = part
  const terms = unpackStrings(termsOf(part))
  const deletions = buildDeletions(terms, (term) => postingOffsets[term + 1]! - postingOffsets[term]!)
  return { ...part, ...orders(part), deletionOffsets: deletions.offsets, deletionTerms: deletions.terms }
}

function orders(columns: DocumentColumns) {
  const { ratingRank, ratingCount } = columns
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
