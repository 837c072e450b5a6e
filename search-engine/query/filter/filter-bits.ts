import { byTagGroup, TAG_GROUP_NAMES, type TagGroup } from '../../base/properties.ts'
import { type Bitmap, countBits, intersectWith, subtractFrom } from '../../base/sets/bitmap.ts'
import { chosenOf, intersectionOf, unionOf, withinLimits } from '../../base/sets/combine.ts'
import { addAllCommonCounts, type Counted, countCommon } from '../../base/sets/count-common.ts'
import { scratchCopy } from '../../base/sets/scratch.ts'
import type { ChoiceBitmaps } from '../../index/columns/choices.ts'
import { addInstitutionCounts, countInstitutionsIn, sitesIn, sitesInFixed } from '../../index/institution/sites.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { FacetCounts } from './facets.ts'
import { factDocs } from './fact-docs.ts'
import { FILTER_GROUP_BIT, type Filter, TAG_GROUP_BIT } from './filter.ts'
import { countInstitutions } from './filter-one-by-one.ts'

/** Returns the schools of a bitmap that pass the filters; the same bitmap if there are none. */
export function passingDocs(segment: Segment, selected: Bitmap, filter: Filter): Bitmap {
  return withinLimits(selected, Object.values(groupBitmaps(segment.choices, filter, factDocs(segment, filter))))
}

/** Returns the number of rows whose schools are all in this segment. */
export function countOwnRows(segment: Segment, passing: Bitmap): number {
  const { sites, shared } = segment.institutions
  if (!shared) return countBits(passing)
  const own = ownSites(segment, passing)
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
  const passing = countChosen(segment.choices, alone, filter, facts, counts, addAllCommonCounts)
  const rows = countBits(passing)
  if (linked) countInstitutions(segment, intersectWith(scratchCopy(linked), selected), filter, counts)
  if (sites.docs.length === 0) return rows
  const own = ownSites(segment, selected)
  const ofSites = facts && sitesIn(sites, facts)
  const passingSites = countChosen(sites.choices, own, filter, ofSites, counts, (among, counted) => {
    for (const [numbers, bitmaps] of counted) addInstitutionCounts(sites, numbers, among, bitmaps)
  })
  return rows + countInstitutionsIn(sites, passingSites, passingSites)
}

/** Returns the sites in a set whose institutions lie wholly in this segment. */
function ownSites({ live, institutions: { sites, linked } }: Segment, selected: Bitmap): Bitmap {
  if (linked) return sitesIn(sites, subtractFrom(scratchCopy(selected), linked))
  return selected === live ? sitesInFixed(sites, selected) : sitesIn(sites, selected)
}

/**
 * Adds to the facets how many members of a set have each choice.
 *
 * @param facts the members that pass the filters by facts; undefined if there are no such filters
 * @param add adds to each number the size of the intersection of a set with the bitmap at the same index
 * @returns the members that pass the filters
 */
function countChosen(
  choices: ChoiceBitmaps,
  selected: Bitmap,
  filter: Filter,
  facts: Bitmap | undefined,
  counts: FacetCounts,
  add: (among: Bitmap, counted: readonly Counted[]) => void,
): Bitmap {
  const groups = groupBitmaps(choices, filter, facts)
  const passing = withinLimits(selected, Object.values(groups))
  const ofPassing: Counted[] = [[counts.features, choices.features]]
  const underOthers = (group: keyof typeof groups, ...counted: Counted) => {
    if (groups[group]) add(withinLimits(selected, Object.values({ ...groups, [group]: undefined })), [counted])
    else ofPassing.push(counted)
  }
  underOthers('types', counts.types, choices.categories)
  underOthers('countries', counts.countries, choices.countries)
  underOthers('ownership', counts.ownership, choices.ownerships)
  underOthers('rating', counts.ratings, choices.ratings)
  for (const group of TAG_GROUP_NAMES) {
    if (TAG_GROUP_BIT[group] === FILTER_GROUP_BIT.every) ofPassing.push([counts.tags[group], choices.tags[group]])
    else underOthers(group, counts.tags[group], choices.tags[group])
  }
  add(passing, ofPassing)
  return passing
}

/** Returns the schools that pass each group; undefined for a group without a filter. */
function groupBitmaps(choices: ChoiceBitmaps, filter: Filter, facts: Bitmap | undefined) {
  return {
    facts,
    types: unionOf(filter.types.map((at) => choices.categories[at]!)),
    countries: unionOf(filter.countries.map((at) => choices.countries[at]!)),
    ownership: choices.ownerships[filter.ownership],
    rating: choices.ratings[filter.rating],
    features: intersectionOf(chosenOf(choices.features, filter.features)),
    ...byTagGroup((group) => taggedDocs(choices.tags[group], filter.tags[group], group)),
  }
}

function taggedDocs(choices: readonly Bitmap[], bits: number, group: TagGroup): Bitmap | undefined {
  const wanted = chosenOf(choices, bits)
  return TAG_GROUP_BIT[group] === FILTER_GROUP_BIT.every ? intersectionOf(wanted) : unionOf(wanted)
}
