import type { FacetCounts } from '../filter/facets.ts'
import { countFacets, countOwnRows, passingDocs } from '../filter/filter-bits.ts'
import { filterList } from '../filter/filter-list.ts'
import { docsOfInstitution, firstOfInstitution, sharedInstitution } from '../institution/institutions.ts'
import { everyBit } from '../match/match.ts'
import type { Placed } from '../rank/order.ts'
import { placeInBits, rankBits } from '../rank/rank-bits.ts'
import { firstSites, placeList, rankList } from '../rank/rank-list.ts'
import type { Segment } from '../segment/segment.ts'
import { FLAGS } from '../segment/segment-data.ts'
import type { BitsSelection, ListSelection, Selection } from '../select/selection.ts'
import { type Bitmap, bitsToList, countBits, hasBit, intersectWith } from '../sets/bitmap.ts'
import type { Resolved } from './resolve.ts'
import type { Sort } from './search-query.ts'

/** The results of one segment. */
export type Part = {
  /** Number of rows that no other part has a site of. */
  rows(): number
  /** Campuses of further rows, which other parts may have, too. */
  campuses(): readonly number[]
  /** Number of schools, which is more than rows where several share one. */
  schools: number
  /** Rows `[from, to)` in the order that was asked for, each by its first school. */
  range(from: number, to: number): Placed[]
  /** The schools of some campuses, in no order. */
  sites(campuses: ReadonlySet<number>): Placed[]
  /** The first premium schools in the same order. */
  premium(count: number): Placed[]
  /** All results, in no order. */
  docs(): Bitmap | Uint32Array
}

/** Number of rows of all parts. */
export function countRows(parts: readonly Part[]): number {
  const campuses = new Set(parts.flatMap((part) => part.campuses()))
  return parts.reduce((sum, part) => sum + part.rows(), campuses.size)
}

/** Applies the filters to the selection of a segment; adds its numbers to the facets if they are wanted. */
export function evaluate(
  segment: Segment,
  selection: Selection,
  resolved: Resolved,
  sort: Sort,
  counts?: FacetCounts,
): Part {
  return selection.kind === 'list'
    ? evaluateList(segment, selection, resolved, sort, counts)
    : evaluateBits(segment, selection, resolved, sort, counts)
}

const NONE = new Uint32Array(0)

function evaluateList(
  segment: Segment,
  selection: ListSelection,
  { filter, plan }: Resolved,
  sort: Sort,
  counts?: FacetCounts,
): Part {
  const passing = filterList(segment, selection, filter, counts)
  const campusAt = (at: number) => sharedInstitution(segment, selection.docs[at]!)
  const inCampus = segment.campuses.shared ? passing.filter((at) => campusAt(at) !== 0) : NONE
  const isPremium = (at: number) => (segment.flags[selection.docs[at]!]! & FLAGS.premium) !== 0
  return {
    rows: () => passing.length - inCampus.length,
    campuses: () => Array.from(inCampus, campusAt),
    schools: passing.length,
    range: (from, to) =>
      rankList(segment, plan, selection, firstSites(segment, plan, selection, passing, inCampus, sort), sort, from, to),
    sites: (campuses) =>
      placeList(
        segment,
        plan,
        selection,
        inCampus.filter((at) => campuses.has(campusAt(at))),
      ),
    premium: (count) => rankList(segment, plan, selection, passing.filter(isPremium), sort, 0, count),
    docs: () => passing.map((at) => selection.docs[at]!),
  }
}

function evaluateBits(
  segment: Segment,
  selection: BitsSelection,
  { filter, plan }: Resolved,
  sort: Sort,
  counts?: FacetCounts,
): Part {
  const selected = everyBit(selection.match)
  const counted = counts && countFacets(segment, selected, filter, counts)
  const passing = passingDocs(segment, selected, filter)
  const { campuses } = segment
  const isPassing = (doc: number) => hasBit(passing, doc)
  return {
    rows: () => counted ?? countOwnRows(segment, passing),
    campuses: () => {
      const linked = campuses.linked ? bitsToList(intersectWith(campuses.linked.slice(), passing)) : []
      return Array.from(linked, (doc) => campuses.numbers[doc]!)
    },
    schools: countBits(passing),
    range: (from, to) => rankBits(segment, selection, passing, plan, sort, from, to, firstOfInstitution()),
    sites: (wanted) => {
      const docs = [...wanted].flatMap((campus) => [...docsOfInstitution(campuses, campus).filter(isPassing)])
      return docs.map((doc) => placeInBits(segment, selection, plan, doc))
    },
    premium: (count) => {
      const premium = intersectWith(passing.slice(), segment.choices.premium)
      return rankBits(segment, selection, premium, plan, sort, 0, count, () => true)
    },
    docs: () => passing,
  }
}
