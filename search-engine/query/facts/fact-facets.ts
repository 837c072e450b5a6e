import type { UnknownGroup } from '../../base/properties.ts'
import type { FactChoice, FactOrder, SearchedFactId } from '../../base/searched-facts.ts'

/** A fact that filters, with its counts among the results under the other filters. */
export type FactFacet = {
  fact: SearchedFactId
  /** Number of rows of each choice. */
  counts: Record<FactChoice, number>
  /** Number of rows for which the fact is not known. */
  unknown: number
}

/**
 * The facts that enough results know or that filter them, and those by which the results may be sorted. Only facts of
 * one country: they say nothing about schools in another.
 */
export type FactFacets = {
  facets: FactFacet[]
  orders: SearchedFactId[]
  /** Number of rows without any tag of a group, under the filters of the other groups. */
  untagged: Record<UnknownGroup, number>
}

/**
 * An order by a fact, the edition of the compared values if there is only one, and the number of rows without a value.
 */
export type FactOrderResult = FactOrder & { edition?: number; unknown: number }
