import { fold } from '../language/fold.ts'
import type { Sort } from '../query/search-query.ts'
import { compareTexts } from '../segment/complete-segment.ts'
import type { Segment } from '../segment/segment.ts'
import { idsOf, namesOf } from '../segment/segment-data.ts'
import { stringAt } from '../segment/strings.ts'

/** A rank counts more than any chord. */
const RANK_WEIGHT = 100_000

/** Returns the first sort key of a document of a segment, before its number: the smaller the better. */
export function sortKey(segment: Segment, sort: Sort, doc: number, rank: number, chord: number): number {
  if (sort === 'rating') return segment.ratingPlace[doc]!
  if (sort === 'reviews') return segment.reviewsPlace[doc]!
  if (sort === 'name') return segment.namePlace[doc]!
  return sort === 'distance' ? chord : rank * RANK_WEIGHT + chord
}

/** A result of one of several segments. */
export type Placed = { segment: Segment; doc: number; rank: number; chord: number }

/**
 * Compares results of different segments; the same order as that of {@link sortKey} and document numbers within one.
 */
export function compareAcross(sort: Sort, a: Placed, b: Placed): number {
  return compareBySort(sort, a, b) || compareByQuality(a, b)
}

function compareBySort(sort: Sort, a: Placed, b: Placed): number {
  if (sort === 'rating') return b.segment.ratingRank[b.doc]! - a.segment.ratingRank[a.doc]!
  if (sort === 'reviews') return b.segment.ratingCount[b.doc]! - a.segment.ratingCount[a.doc]!
  if (sort === 'name') return compareTexts(foldedName(a), foldedName(b))
  return sortKey(a.segment, sort, a.doc, a.rank, a.chord) - sortKey(b.segment, sort, b.doc, b.rank, b.chord)
}

const foldedName = ({ segment, doc }: Placed) => fold(stringAt(namesOf(segment), doc))

function compareByQuality(a: Placed, b: Placed): number {
  const difference = b.segment.quality[b.doc]! - a.segment.quality[a.doc]!
  return difference || compareTexts(idOf(a), idOf(b))
}

export function idOf({ segment, doc }: Pick<Placed, 'segment' | 'doc'>): string {
  return stringAt(idsOf(segment), doc)
}
