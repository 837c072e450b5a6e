import type { Segment } from '../segment/segment.ts'
import type { ListSelection } from '../select/selection.ts'
import { type FacetCounts, TraitTally } from './facets.ts'
import { type Filter, GROUP, TAG_GROUP_BIT } from './filter.ts'
import { TAG_GROUP_NAMES } from './tag-groups.ts'
import { visitTagBits } from './tags.ts'

/** Positions in a list of the schools that pass the filters; the choices are counted if they are wanted. */
export function filterList(
  segment: Segment,
  { docs }: ListSelection,
  filter: Filter,
  counts?: FacetCounts,
): Uint32Array {
  const tally = new TraitTally()
  const tagGroups = tagFilters(segment, filter)
  const passing = new Uint32Array(docs.length)
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    const traits = segment.traits[doc]!
    const features = segment.features[doc]!
    let failed = filter.failing[traits]! | ((features & filter.features) === filter.features ? 0 : GROUP.every)
    for (const group of tagGroups) failed |= failedBy(group, doc)
    tally.add(traits, failed)
    if (counts) countTags(counts, tagGroups, doc, failed)
    if (failed !== 0) continue
    passing[count++] = at
    if (counts) countBits(counts.features, features)
  }
  if (counts) tally.addTo(counts)
  return passing.subarray(0, count)
}

type TagFilter = ReturnType<typeof tagFilters>[number]

/** What a school needs of each group of tags, beside the column that tells what it has. */
function tagFilters(segment: Segment, { tags }: Filter) {
  return TAG_GROUP_NAMES.map((name) => {
    return { name, column: segment[name], wanted: tags[name], bit: TAG_GROUP_BIT[name] }
  })
}

function failedBy({ column, wanted, bit }: TagFilter, doc: number): number {
  if (wanted === 0) return 0
  const had = column[doc]! & wanted
  return had === wanted || (had !== 0 && bit !== GROUP.every) ? 0 : bit
}

/** A school counts in a group if it fails nothing, or only that group where one choice takes the place of another. */
function countTags(counts: FacetCounts, groups: readonly TagFilter[], doc: number, failed: number): void {
  for (const { name, column, bit } of groups) {
    if (failed === 0 || (failed === bit && bit !== GROUP.every)) countBits(counts.tags[name], column[doc]!)
  }
}

function countBits(counts: Uint32Array, bits: number): void {
  visitTagBits(bits, (at) => {
    counts[at]!++
  })
}
