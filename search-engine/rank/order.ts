import { fold } from '../language/fold.ts'
import type { Sort } from '../query/search-query.ts'
import { compareTexts } from '../segment/complete-segment.ts'
import type { Segment } from '../segment/segment.ts'
import { idsOf, namesOf } from '../segment/segment-data.ts'
import { stringAt } from '../segment/strings.ts'

/** An order by a fact. */
export type FactRanking = {
  /** Index of SEARCHED_FACT_IDS. */
  fact: number
  /** 1 for the smallest value first, -1 for the greatest. */
  sign: 1 | -1
  /** The edition whose values are compared; undefined for all. */
  edition: number | undefined
}
export type Order = Sort | FactRanking

/** A rank counts more than any chord. */
const RANK_WEIGHT = 100_000

/** Returns the first sort key of a document of a segment, before its number: the smaller the better. */
export function sortKey(segment: Segment, sort: Order, doc: number, rank: number, chord: number): number {
  if (typeof sort === 'object') return factKey(segment, sort, doc)
  if (sort === 'rating') return segment.ratingPlace[doc]!
  if (sort === 'reviews') return segment.reviewsPlace[doc]!
  if (sort === 'name') return segment.namePlace[doc]!
  return sort === 'distance' ? chord : rank * RANK_WEIGHT + chord
}

/** The key of schools without a value, which come last. */
const UNKNOWN_KEY = Number.MAX_VALUE

function factKey(segment: Segment, ranking: FactRanking, doc: number): number {
  return isRanked(segment, ranking, doc) ? ranking.sign * segment.facts.values(ranking.fact).values[doc]! : UNKNOWN_KEY
}

/** Whether a document has a value that is compared. */
export function isRanked({ facts }: Segment, { fact, edition }: FactRanking, doc: number): boolean {
  const { values, editions } = facts.values(fact)
  return !Number.isNaN(values[doc]!) && (edition === undefined || editions[doc] === edition)
}

/** A result of one of several segments. */
export type Placed = { segment: Segment; doc: number; rank: number; chord: number }

/**
 * Compares results of different segments; the same order as that of {@link sortKey} and document numbers within one.
 */
export function compareAcross(sort: Order, a: Placed, b: Placed): number {
  return compareBySort(sort, a, b) || compareByQuality(a, b)
}

function compareBySort(sort: Order, a: Placed, b: Placed): number {
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
