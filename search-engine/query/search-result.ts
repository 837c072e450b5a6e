import type { Point } from '../base/distance.ts'
import type { TagGroup } from '../base/properties.ts'
import type { Interpretation } from '../language/reading/interpretation.ts'
import type { FactFacets, FactOrderResult } from './facts/fact-facets.ts'
import type { Facets } from './filter/facets.ts'
import type { Reason } from './rank/rank.ts'
import type { Concession } from './readings/concession.ts'

export type Hit = {
  id: string
  /** From the point or the place in the text; never below 2 for approximate positions, null without a position. */
  distanceKm: number | null
  /** Why it was found, most specific first. */
  reasons: Reason[]
  /** The other results that are sites of the same institution, in result order; see `institutionKey`. */
  sites: string[]
  /** The value by which the results are sorted, if it is known, and its edition. */
  factValue?: { value: number; edition: number }
}

/** One of the limits of a search. */
export type Limit = {
  filter:
    | (
        | 'types'
        | 'features'
        | 'countries'
        | 'ownership'
        | 'minimumRating'
        | 'facts'
        | 'near'
        | 'radius'
        | 'box'
        | 'place'
        | 'word'
      )
    | TagGroup
  /** The feature, the choice of a fact, or the word or place as typed. */
  value?: string
  /** The text without the word or place. */
  without?: string
}
/** A limit, or two that exclude each other, and the number of rows without it or them. */
export type DropHint = Limit & { and?: Limit; total: number }

export type SearchResult = {
  /** Number of rows: the sites of an institution count as one, as everywhere. */
  total: number
  /** Number of schools: all sites of all rows. */
  schoolTotal: number
  /** One page of rows, each represented by its first site. */
  hits: Hit[]
  /** Up to two premium schools among the results, on page 1 of relevance only. They do not change the hits. */
  sponsored: Hit[]
  facets: Facets
  /** Only if requested. */
  factFacets?: FactFacets
  /** The order by a fact, if one was requested and the results may be compared by it. */
  factOrder?: FactOrderResult
  interpretation: Interpretation
  /** Where distances are measured from; undefined if nothing says. */
  from?: Point
  /**
   * The city of which the text names a part, where any of its schools may be in that part because registers only name
   * the city.
   */
  wholeCity?: string
  /** What gave way, in the order of the text; empty if every word was searched for. */
  concessions: readonly Concession[]
  /** Whether the results are of other words or types of schools than the text names. */
  isBesideText: boolean
  /** The next best reading of the text, and its place in the order of readings. */
  otherwise?: { reading: number; interpretation: Interpretation }
  /**
   * Set if words that no school has were corrected, or replaced by what the team says they mean: the text before and
   * after.
   */
  correction?: { from: string; to: string }
  /** The radius chosen because the place itself had too few results, or because none was requested. */
  widenedToKm?: number
  /** If there are no results: limits without which there are some, best first; pairs only if no single one helps. */
  dropHints: DropHint[]
  /** If there are few: the text with a word replaced by one that is spelt similarly and far more frequent. */
  didYouMean?: string
  /** Towns with most schools of the name that is searched for, if many schools bear it. */
  namesakeTowns?: readonly string[]
  /**
   * A word without a place that means something else in other regions, and the text with each meaning that has results.
   */
  meanings?: { typed: string; texts: { meaning: string; text: string }[] }
}
