import { fold } from '../language/fold.ts'
import { buildDeletions } from '../text/deletions.ts'
import { packLexicon } from '../text/lexicon.ts'
import type { InvertedIndex } from '../text/postings.ts'
import type { SegmentData } from './segment-data.ts'
import { unpackStrings } from './strings.ts'

type Computed =
  | 'byId'
  | 'byName'
  | 'byRating'
  | 'byReviews'
  | 'termBytes'
  | 'termOffsets'
  | 'postingOffsets'
  | 'postings'
  | 'deletionOffsets'
  | 'deletionTerms'

/** The columns of a segment from which the others are derived. */
export type DocumentColumns = Omit<SegmentData, Computed>

/** Adds the orders and the index to the columns. */
export function completeSegment(columns: DocumentColumns, index: InvertedIndex): SegmentData {
  const terms = packLexicon(index.terms)
  const deletions = buildDeletions(index.terms, (term) => index.offsets[term + 1]! - index.offsets[term]!)
  return {
    ...columns,
    ...orders(columns),
    termBytes: terms.bytes,
    termOffsets: terms.offsets,
    postingOffsets: index.offsets,
    postings: index.postings,
    deletionOffsets: deletions.offsets,
    deletionTerms: deletions.terms,
  }
}

function orders(columns: DocumentColumns) {
  const { ratingRank, ratingCount } = columns
  const ids = unpackStrings({ bytes: columns.idBytes, offsets: columns.idOffsets })
  const names = unpackStrings({ bytes: columns.nameBytes, offsets: columns.nameOffsets }).map(fold)
  return {
    byId: ordered(ids.length, (a, b) => compareTexts(ids[a]!, ids[b]!)),
    byName: ordered(names.length, (a, b) => compareTexts(names[a]!, names[b]!)),
    byRating: ordered(ids.length, (a, b) => ratingRank[b]! - ratingRank[a]!),
    byReviews: ordered(ids.length, (a, b) => ratingCount[b]! - ratingCount[a]!),
  }
}

/** Compares texts by their UTF-16 units, the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function ordered(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return new Uint32Array(count).map((_, doc) => doc).sort((a, b) => compare(a, b) || a - b)
}
