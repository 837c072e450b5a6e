import { countInstitutionsIn, sitesIn } from '../institution/sites.ts'
import type { Segment } from '../segment/segment.ts'
import { type Bitmap, countBits, countCommon, intersectWith, subtractFrom } from '../sets/bitmap.ts'
import { allOf, anyOf, chosenOf, everyOf } from '../sets/combine.ts'
import { scratchCopy } from '../sets/scratch.ts'
import type { ChoiceBitmaps } from './choices.ts'
import type { FacetCounts } from './facets.ts'
import { factDocs } from './fact-docs.ts'
import { type Filter, GROUP, TAG_GROUP_BIT } from './filter.ts'
import { countInstitutions } from './filter-one-by-one.ts'
import { byTagGroup, TAG_GROUP_NAMES, type TagGroup } from './tag-groups.ts'

/** Returns the schools of a bitmap that pass the filters; the same bitmap if there are none. */
export function passingDocs(segment: Segment, selected: Bitmap, filter: Filter): Bitmap {
  return allOf(selected, Object.values(groupBitmaps(segment.choices, filter, factDocs(segment, filter))))
}

/** Returns the number of rows whose schools are all in this segment. */
export function countOwnRows({ institutions: { sites, shared, linked } }: Segment, passing: Bitmap): number {
  if (!shared) return countBits(passing)
  const own = sitesIn(sites, linked ? subtractFrom(scratchCopy(passing), linked) : passing)
  return countBits(passing) - countCommon(passing, shared) + countInstitutionsIn(sites, own, own)
}

/**
 * Adds the rows of a bitmap to the facets: schools with their own row, institutions of this segment, and institutions
 * with sites in other segments too.
 *
 * @returns what {@link countOwnRows} returns for those that pass the filters
 */
export function countFacets(segment: Segment, selected: Bitmap, filter: Filter, counts: FacetCounts): number {
  const { shared, linked, sites } = segment.institutions
  const alone = shared ? subtractFrom(scratchCopy(selected), shared) : selected
  const facts = factDocs(segment, filter)
  const rows = countChosen(segment.choices, alone, filter, facts, counts, countCommon)
  if (linked) countInstitutions(segment, intersectWith(scratchCopy(linked), selected), filter, counts)
  if (sites.docs.length === 0) return rows
  const own = sitesIn(sites, linked ? subtractFrom(scratchCopy(selected), linked) : selected)
  const ofSites = facts && sitesIn(sites, facts)
  return rows + countChosen(sites.choices, own, filter, ofSites, counts, (a, b) => countInstitutionsIn(sites, a, b))
}

/**
 * Adds to the facets how many members of a set have each choice.
 *
 * @param facts the members that pass the filters by facts; undefined if there are none
 * @param count returns the size of the intersection of two sets
 * @returns the number of members that pass the filters
 */
function countChosen(
  choices: ChoiceBitmaps,
  selected: Bitmap,
  filter: Filter,
  facts: Bitmap | undefined,
  counts: FacetCounts,
  count: (a: Bitmap, b: Bitmap) => number,
): number {
  const groups = groupBitmaps(choices, filter, facts)
  const passing = allOf(selected, Object.values(groups))
  const underOthers = (group: keyof typeof groups) =>
    groups[group] ? allOf(selected, Object.values({ ...groups, [group]: undefined })) : passing
  const add = (numbers: Uint32Array, bitmaps: readonly Bitmap[], among: Bitmap) => {
    for (const [at, bitmap] of bitmaps.entries()) numbers[at]! += count(among, bitmap)
  }
  add(counts.types, choices.categories, underOthers('types'))
  add(counts.countries, choices.countries, underOthers('countries'))
  add(counts.ownership, choices.ownerships, underOthers('ownership'))
  add(counts.ratings, choices.ratings, underOthers('rating'))
  add(counts.features, choices.features, passing)
  for (const group of TAG_GROUP_NAMES) {
    const counted = TAG_GROUP_BIT[group] === GROUP.every ? passing : underOthers(group)
    add(counts.tags[group], choices.tags[group], counted)
  }
  return count(passing, passing)
}

/** Returns the schools that pass each group; undefined for a group without a filter. */
function groupBitmaps(choices: ChoiceBitmaps, filter: Filter, facts: Bitmap | undefined) {
  return {
    facts,
    types: anyOf(filter.types.map((at) => choices.categories[at]!)),
    countries: anyOf(filter.countries.map((at) => choices.countries[at]!)),
    ownership: choices.ownerships[filter.ownership],
    rating: choices.ratings[filter.rating],
    features: everyOf(chosenOf(choices.features, filter.features)),
    ...byTagGroup((group) => taggedDocs(choices.tags[group], filter.tags[group], group)),
  }
}

function taggedDocs(choices: readonly Bitmap[], bits: number, group: TagGroup): Bitmap | undefined {
  const wanted = chosenOf(choices, bits)
  return TAG_GROUP_BIT[group] === GROUP.every ? everyOf(wanted) : anyOf(wanted)
}
