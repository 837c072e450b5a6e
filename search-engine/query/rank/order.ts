import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { stringAt } from '../../base/text/strings.ts'
import { compareTexts } from '../../index/columns/orders.ts'
import { idsOf, namesOf } from '../../index/columns/segment-data.ts'
import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { fold } from '../../language/fold.ts'
import type { Sort } from '../search-query.ts'
import { isOutside } from './rank.ts'

/** An order by a fact. */
export type FactRanking = {
  /** Index of SEARCHED_FACT_IDS. */
  fact: number
  /** 1 for the smallest value first, -1 for the greatest. */
  sign: 1 | -1
  /** The edition whose values are compared; undefined for all. */
  edition: number | undefined
  /** Whether schools outside the place follow all of those in it. */
  insideFirst?: true
}
/** `in_town` is relevance for a text that is only a town, or a town and properties. */
export type Order = Sort | 'in_town' | FactRanking

/** A rank counts more than any chord. */
const RANK_WEIGHT = 100_000

/** Returns the first sort key of a document of a segment, ahead of its number; smaller is better. */
export function sortKey(segment: Segment, sort: Order, doc: number, rank: number, chord: number): number {
  if (typeof sort === 'object') return factKey(segment, sort, doc, rank)
  if (sort === 'rating') return segment.ratingPlace[doc]!
  if (sort === 'reviews') return segment.reviewsPlace[doc]!
  if (sort === 'name') return segment.namePlace[doc]!
  if (sort === 'in_town') return townKey(segment, doc, rank, chord)
  return sort === 'distance' ? chord : rank * RANK_WEIGHT + chord
}

const GENERAL: ReadonlySet<Category> = new Set(['primary', 'secondary', 'high_school'])
const BEST_RATING = 5
const RATING_STEP = 0.001
/** Each exceeds what it multiplies: steps of rating, facts, kilometres. */
const [RATING_WEIGHT, FACTS_WEIGHT, CHORD_WEIGHT] = [8192, 64, 32_768]

/**
 * Sorts the schools of a town as a family looks at them: general schools first, then by rating, by the number of known
 * official facts, and by distance from the centre; those around the town by distance alone. Nothing that a school can
 * fill in or pay for counts.
 */
function townKey(segment: Segment, doc: number, rank: number, chord: number): number {
  const { category } = TRAITS[segment.traits[doc]!]!
  const rating = Math.round((BEST_RATING - segment.ratingRank[doc]!) / RATING_STEP)
  const keys = isOutside(rank)
    ? [0, 0, 0]
    : [GENERAL.has(CATEGORIES[category]!) ? 0 : 1, rating, FACTS_WEIGHT - 1 - segment.facts.counts[doc]!]
  const [special, stars, facts] = keys as [number, number, number]
  const inTown = ((rank * 2 + special) * RATING_WEIGHT + stars) * FACTS_WEIGHT + facts
  return inTown * CHORD_WEIGHT + Math.min(chord, CHORD_WEIGHT - 1)
}

/** The key of schools without a value, which come last; more than any value. */
const UNKNOWN_KEY = 1e12
/** More than any key of a school in the place. */
const OUTSIDE_KEY = 1e13

function factKey(segment: Segment, ranking: FactRanking, doc: number, rank: number): number {
  const { fact, sign, insideFirst } = ranking
  const key = isRanked(segment, ranking, doc) ? sign * segment.facts.values(fact).values[doc]! : UNKNOWN_KEY
  return insideFirst && isOutside(rank) ? key + OUTSIDE_KEY : key
}

/** Whether a document has a value to compare. */
export function isRanked({ facts }: Segment, { fact, edition }: FactRanking, doc: number): boolean {
  const { values, editions } = facts.values(fact)
  return !Number.isNaN(values[doc]!) && (edition === undefined || editions[doc] === edition)
}

/** A result in one of several segments. */
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
  return difference || compareTexts(placedId(a), placedId(b))
}

export function placedId({ segment, doc }: Pick<Placed, 'segment' | 'doc'>): string {
  return stringAt(idsOf(segment), doc)
}
