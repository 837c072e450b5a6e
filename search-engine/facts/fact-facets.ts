import type { UnknownGroup } from '../filter/tag-groups.ts'
import type { FactOrder } from '../query/search-query.ts'
import type { FactChoice, SearchedFactId } from './searched-facts.ts'

/** A fact that filters, as it is known of the results under the other filters. */
export type FactFacet = {
  fact: SearchedFactId
  /** Number of rows of each choice. */
  counts: Record<FactChoice, number>
  /** Number of rows of which the fact is not known. */
  unknown: number
}

/**
 * The facts that enough results know, or by which they are filtered, and those by which the results may be ordered.
 * They are only of one country: a fact of one country says nothing about schools of another.
 */
export type FactFacets = {
  facets: FactFacet[]
  orders: SearchedFactId[]
  /** Number of rows without any tag of a group, under the filters of the others. */
  untagged: Record<UnknownGroup, number>
}

/** An order by a fact, the edition of the values that are compared if it is only one, and the rows that have none. */
export type FactOrderResult = FactOrder & { edition?: number; unknown: number }
