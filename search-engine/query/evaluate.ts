import type { FacetCounts } from '../filter/facets.ts'
import { countFacets, countOwnRows, passingDocs } from '../filter/filter-bits.ts'
import { filterList } from '../filter/filter-list.ts'
import { docsOfInstitution, firstOfInstitution, sharedInstitution } from '../institution/institutions.ts'
import { everyBit } from '../match/match.ts'
import type { Order, Placed } from '../rank/order.ts'
import { placeInBits, rankBits } from '../rank/rank-bits.ts'
import { firstSites, placeList, rankList } from '../rank/rank-list.ts'
import type { Segment } from '../segment/segment.ts'
import { FLAGS } from '../segment/segment-data.ts'
import type { BitsSelection, ListSelection, Selection } from '../select/selection.ts'
import { type Bitmap, bitsToList, countBits, hasBit, intersectWith } from '../sets/bitmap.ts'
import { scratchCopy } from '../sets/scratch.ts'
import type { Resolved } from './resolve.ts'

/** The results of one segment. */
export type Part = {
  /** Number of rows whose schools are all in this part. */
  rows(): number
  /** Institutions of further rows, which other parts may share. */
  institutions(): readonly number[]
  /** Number of schools, which exceeds the rows if several schools share one. */
  schools: number
  /** Returns rows `[from, to)` in an order, each by its first school. */
  range(order: Order, from: number, to: number): Placed[]
  /** Returns the schools of some institutions, in no particular order. */
  sites(institutions: ReadonlySet<number>): Placed[]
  /** Returns the first premium schools in an order. */
  premium(order: Order, count: number): Placed[]
  /** Returns all results, in no particular order. */
  docs(): Bitmap | Uint32Array
}

/** Returns the number of rows of all parts. */
export function countRows(parts: readonly Part[]): number {
  const institutions = new Set(parts.flatMap((part) => part.institutions()))
  return parts.reduce((sum, part) => sum + part.rows(), institutions.size)
}

/** Applies the filters to the selection of a segment; adds its numbers to the facets if they are wanted. */
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
  const passing = filterList(segment, selection, filter, counts)
  const institutionAt = (at: number) => sharedInstitution(segment, selection.docs[at]!)
  const inInstitution = segment.institutions.shared ? passing.filter((at) => institutionAt(at) !== 0) : NONE
  const isPremium = (at: number) => (segment.flags[selection.docs[at]!]! & FLAGS.premium) !== 0
  return {
    rows: () => passing.length - inInstitution.length,
    institutions: () => Array.from(inInstitution, institutionAt),
    schools: passing.length,
    range: (order, from, to) =>
      rankList(
        segment,
        plan,
        selection,
        firstSites(segment, plan, selection, passing, inInstitution, order),
        order,
        from,
        to,
      ),
    sites: (institutions) =>
      placeList(
        segment,
        plan,
        selection,
        inInstitution.filter((at) => institutions.has(institutionAt(at))),
      ),
    premium: (order, count) => rankList(segment, plan, selection, passing.filter(isPremium), order, 0, count),
    docs: () => passing.map((at) => selection.docs[at]!),
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
    premium: (order, count) => {
      const premium = intersectWith(scratchCopy(passing), segment.choices.premium)
      return rankBits(segment, selection, premium, plan, order, 0, count, () => true)
    },
    docs: () => passing,
  }
}
