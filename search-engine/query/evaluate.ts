import { type Bitmap, bitsToList, countBits, hasBit, intersectWith } from '../base/sets/bitmap.ts'
import { filterElements, pickFromList, positionsIn } from '../base/sets/lists.ts'
import { scratchCopy } from '../base/sets/scratch.ts'
import { countInstitutions, docsOfInstitution, firstOfInstitution } from '../index/institution/institutions.ts'
import type { Segment } from '../index/segment/segment.ts'
import type { FacetCounts } from './filter/facets.ts'
import { countFacets, countOwnRows, passingDocs } from './filter/filter-bits.ts'
import { filterList } from './filter/filter-list.ts'
import { everyBit } from './match/match.ts'
import type { Order, Placed } from './rank/order.ts'
import { placeInBits, rankBits } from './rank/rank-bits.ts'
import { placeList, rankList } from './rank/rank-list.ts'
import { hasNothing, type ResolvedText } from './readings/resolve-text.ts'
import { type Resolved, resolve } from './resolve.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'
import type { BitsSelection, ListSelection, Selection } from './select/selection.ts'

/** The results of one segment. */
export type Part = {
  /** Number of rows whose schools are all in this part. */
  rows(): number
  /** Institutions of further rows, which other parts may share. */
  institutions(): readonly number[]
  /** Number of schools, which exceeds the rows if several schools share one. */
  schools: number
  /** Returns rows `[from, to)` of an order, each represented by its first school. */
  range(order: Order, from: number, to: number): Placed[]
  /** Returns the schools of some institutions, in no particular order. */
  sites(institutions: ReadonlySet<number>): Placed[]
  /** Returns the first in an order of those results that are in a set of premium schools. */
  premium(order: Order, count: number, paying: Bitmap): Placed[]
  /** Returns all results, in no particular order. */
  docs(): Bitmap | Uint32Array
}

/** Returns the number of rows of all parts. */
export function countRows(parts: readonly Part[]): number {
  const institutions = new Set<number>()
  for (const part of parts) for (const number of part.institutions()) institutions.add(number)
  return parts.reduce((sum, part) => sum + part.rows(), institutions.size)
}

/** Returns the number of rows that a query has. @param text the resolved text of the query */
export function countResults(context: SearchContext, query: SearchQuery, text: ResolvedText): number {
  if (hasNothing(text)) return 0
  const resolved = resolve(context, query, text, false)
  return countRows(context.segments.map((segment, at) => evaluate(segment, resolved.selections[at]!, resolved)))
}

/** Applies the filters to the selection of a segment; adds its counts to the facets if they are given. */
export function evaluate(segment: Segment, selection: Selection, resolved: Resolved, counts?: FacetCounts): Part {
  return selection.kind === 'list'
    ? evaluateList(segment, selection, resolved, counts)
    : evaluateBits(segment, selection, resolved, counts)
}

const NONE = new Uint32Array(0)

function evaluateList(
  segment: Segment,
  selection: ListSelection,
  { filter, plan }: Resolved,
  counts?: FacetCounts,
): Part {
  const { docs } = selection
  const { institutions } = segment
  const passing = filterList(segment, selection, filter, counts)
  const { shared, linked } = institutions
  const inInstitution = shared ? positionsIn(docs, passing, shared) : NONE
  const institutionAt = (at: number) => institutions.numbers[docs[at]!]!
  return {
    rows: () => {
      const own = linked ? filterElements(inInstitution, (at) => !hasBit(linked, docs[at]!)) : inInstitution
      return passing.length - inInstitution.length + countInstitutions(institutions, pickFromList(docs, own))
    },
    institutions: () => Array.from(linked ? positionsIn(docs, inInstitution, linked) : NONE, institutionAt),
    schools: passing.length,
    range: (order, from, to) => rankList(segment, plan, selection, passing, order, from, to, inInstitution.length > 0),
    sites: (wanted) =>
      placeList(
        segment,
        plan,
        selection,
        filterElements(inInstitution, (at) => wanted.has(institutionAt(at))),
      ),
    premium: (order, count, paying) => {
      const premium = positionsIn(docs, passing, paying)
      return rankList(segment, plan, selection, premium, order, 0, count)
    },
    docs: () => pickFromList(docs, passing),
  }
}

function evaluateBits(
  segment: Segment,
  selection: BitsSelection,
  { filter, plan }: Resolved,
  counts?: FacetCounts,
): Part {
  const selected = everyBit(selection.match)
  const counted = counts && countFacets(segment, selected, filter, counts)
  const passing = passingDocs(segment, selected, filter)
  const { institutions } = segment
  const isPassing = (doc: number) => hasBit(passing, doc)
  return {
    rows: () => counted ?? countOwnRows(segment, passing),
    institutions: () => {
      const linked = institutions.linked ? bitsToList(intersectWith(scratchCopy(institutions.linked), passing)) : []
      return Array.from(linked, (doc) => institutions.numbers[doc]!)
    },
    schools: countBits(passing),
    range: (order, from, to) => rankBits(segment, selection, passing, plan, order, from, to, firstOfInstitution()),
    sites: (wanted) => {
      const docs = [...wanted].flatMap((institution) => [
        ...docsOfInstitution(institutions, institution).filter(isPassing),
      ])
      return docs.map((doc) => placeInBits(segment, selection, plan, doc))
    },
    premium: (order, count, paying) => {
      const premium = intersectWith(scratchCopy(passing), paying)
      return rankBits(segment, selection, premium, plan, order, 0, count, () => true)
    },
    docs: () => passing,
  }
}
