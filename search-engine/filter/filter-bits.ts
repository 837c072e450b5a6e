import { countInstitutionsIn, sitesIn } from '../institution/sites.ts'
import type { Segment } from '../segment/segment.ts'
import { type Bitmap, countBits, countCommon, intersectWith, subtractFrom, uniteWith } from '../sets/bitmap.ts'
import type { ChoiceBitmaps } from './choices.ts'
import type { FacetCounts } from './facets.ts'
import { type Filter, GROUP, TAG_GROUP_BIT } from './filter.ts'
import { countInstitutions } from './filter-one-by-one.ts'
import { byTagGroup, TAG_GROUP_NAMES, type TagGroup } from './tag-groups.ts'

/** Returns the schools of a bitmap that pass the filters; the same bitmap if there are none. */
export function passingDocs({ choices }: Segment, selected: Bitmap, filter: Filter): Bitmap {
  return allOf(selected, Object.values(groupBitmaps(choices, filter)))
}

/** Returns the number of rows whose schools are all in this segment. */
export function countOwnRows({ institutions: { sites, shared, linked } }: Segment, passing: Bitmap): number {
  if (!shared) return countBits(passing)
  const own = sitesIn(sites, linked ? subtractFrom(passing.slice(), linked) : passing)
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
  const alone = shared ? subtractFrom(selected.slice(), shared) : selected
  const rows = countChosen(segment.choices, alone, filter, counts, countCommon)
  if (linked) countInstitutions(segment, intersectWith(linked.slice(), selected), filter, counts)
  if (sites.docs.length === 0) return rows
  const own = sitesIn(sites, linked ? subtractFrom(selected.slice(), linked) : selected)
  return rows + countChosen(sites.choices, own, filter, counts, (a, b) => countInstitutionsIn(sites, a, b))
}

/**
 * Adds to the facets how many members of a set have each choice.
 *
 * @param count returns the size of the intersection of two sets
 * @returns the number of members that pass the filters
 */
function countChosen(
  choices: ChoiceBitmaps,
  selected: Bitmap,
  filter: Filter,
  counts: FacetCounts,
  count: (a: Bitmap, b: Bitmap) => number,
): number {
  const groups = groupBitmaps(choices, filter)
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
function groupBitmaps(choices: ChoiceBitmaps, filter: Filter) {
  return {
    types: anyOf(filter.types.map((at) => choices.categories[at]!)),
    countries: anyOf(filter.countries.map((at) => choices.countries[at]!)),
    ownership: choices.ownerships[filter.ownership],
    rating: choices.ratings[filter.rating],
    features: everyOf(chosen(choices.features, filter.features)),
    ...byTagGroup((group) => taggedDocs(choices.tags[group], filter.tags[group], group)),
  }
}

const chosen = (choices: readonly Bitmap[], bits: number) => choices.filter((_, at) => (bits >>> at) & 1)

function taggedDocs(choices: readonly Bitmap[], bits: number, group: TagGroup): Bitmap | undefined {
  const wanted = chosen(choices, bits)
  return TAG_GROUP_BIT[group] === GROUP.every ? everyOf(wanted) : anyOf(wanted)
}

function everyOf([first, ...others]: Bitmap[]): Bitmap | undefined {
  return first && allOf(first, others)
}

function anyOf([first, ...others]: Bitmap[]): Bitmap | undefined {
  return first && (others.length === 0 ? first : others.reduce(uniteWith, first.slice()))
}

function allOf(selected: Bitmap, limits: readonly (Bitmap | undefined)[]): Bitmap {
  const given = limits.filter((limit) => limit !== undefined)
  return given.length === 0 ? selected : given.reduce(intersectWith, selected.slice())
}
