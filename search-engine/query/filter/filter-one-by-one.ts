import { TAG_GROUP_NAMES } from '../../base/properties.ts'
import { type Bitmap, hasBit, visitBits } from '../../base/sets/bitmap.ts'
import { sharedInstitution } from '../../index/institution/institutions.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { type FacetCounts, TraitTally } from './facets.ts'
import { factDocs } from './fact-docs.ts'
import { type Filter, GROUP, TAG_GROUP_BIT } from './filter.ts'

/**
 * Returns the positions in a list of the schools that pass the filters; adds the choices to the facets if they are
 * given.
 */
export function filterOneByOne(segment: Segment, docs: Uint32Array, filter: Filter, counts?: FacetCounts): Uint32Array {
  const tagGroups = tagFilters(segment, filter)
  const wantedTags = tagGroups.filter(isWanted)
  const facts = factDocs(segment, filter)
  const failing = filter.failing()
  const count = counts && countInto(counts, segment, tagGroups)
  const passing = positionsWhere(docs, (doc) => {
    const failed = failedGroups(segment, filter, failing, wantedTags, facts, doc)
    count?.add(doc, failed)
    return failed === 0
  })
  count?.finish()
  return passing
}

/** Counts rows: a school with its own row directly, the others by institution. */
function countInto(counts: FacetCounts, segment: Segment, tagGroups: readonly TagFilter[]) {
  const tally = new TraitTally()
  const addToInstitution = counts.institutions.counterOf(segment)
  const add = (doc: number, failed: number) => {
    if (sharedInstitution(segment, doc) !== 0) return addToInstitution(doc, failed)
    tally.add(segment.traits[doc]!, failed)
    countTags(counts, tagGroups, doc, failed)
    if (failed === 0) countBits(counts.features, segment.features[doc]!)
  }
  return { add, finish: () => tally.addTo(counts) }
}

/** Counts the institutions of a set of documents. */
export function countInstitutions(segment: Segment, docs: Bitmap, filter: Filter, counts: FacetCounts): void {
  const wantedTags = tagFilters(segment, filter).filter(isWanted)
  const facts = factDocs(segment, filter)
  const failing = filter.failing()
  const add = counts.institutions.counterOf(segment)
  visitBits(docs, (doc) => add(doc, failedGroups(segment, filter, failing, wantedTags, facts, doc)))
}

/**
 * Returns the groups of filters that a school fails.
 *
 * @param failing see {@link Filter}
 * @param wantedTags the groups in which a school needs some tag
 * @param facts the schools that pass the filters by facts; undefined if there are no such filters
 */
function failedGroups(
  segment: Segment,
  filter: Filter,
  failing: Uint8Array,
  wantedTags: readonly TagFilter[],
  facts: Bitmap | undefined,
  doc: number,
): number {
  const hasFeatures = (segment.features[doc]! & filter.features) === filter.features
  let failed = failing[segment.traits[doc]!]! | (hasFeatures ? 0 : GROUP.every)
  if (facts && !hasBit(facts, doc)) failed |= GROUP.every
  for (const group of wantedTags) failed |= failedBy(group, doc)
  return failed
}

type TagFilter = ReturnType<typeof tagFilters>[number]

/** Returns the tags a school needs in each group, with the column of the tags it has. */
function tagFilters(segment: Segment, { tags }: Filter) {
  return TAG_GROUP_NAMES.map((name) => {
    return { name, column: segment[name], wanted: tags[name], bit: TAG_GROUP_BIT[name] }
  })
}

const isWanted = ({ wanted }: TagFilter) => wanted !== 0

function failedBy({ column, wanted, bit }: TagFilter, doc: number): number {
  const had = column[doc]! & wanted
  return had === wanted || (had !== 0 && bit !== GROUP.every) ? 0 : bit
}

/** A school counts in a group if it fails none, or only that group if its choices replace each other. */
function countTags(counts: FacetCounts, groups: readonly TagFilter[], doc: number, failed: number): void {
  for (const { name, column, bit } of groups) {
    if (failed === 0 || (failed === bit && bit !== GROUP.every)) countBits(counts.tags[name], column[doc]!)
  }
}

function countBits(counts: Uint32Array, bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) counts[31 - Math.clz32(left & -left)]!++
}

/** Returns the positions in a list of the wanted documents. */
export function positionsWhere(docs: Uint32Array, isWanted: (doc: number) => boolean): Uint32Array {
  const positions = new Uint32Array(docs.length)
  let count = 0
  for (let at = 0; at < docs.length; at++) if (isWanted(docs[at]!)) positions[count++] = at
  return positions.subarray(0, count)
}
