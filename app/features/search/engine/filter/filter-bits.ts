import type { Segment } from '../segment/segment.ts'
import { type Bitmap, countCommon, intersectWith, uniteWith } from '../sets/bitmap.ts'
import type { FacetCounts } from './facets.ts'
import { type Filter, GROUP, TAG_GROUP_BIT } from './filter.ts'
import { byTagGroup, TAG_GROUP_NAMES, type TagGroup } from './tag-groups.ts'

/** The schools of a bitmap that pass the filters; the choices are counted if they are wanted. */
export function filterBits(segment: Segment, selected: Bitmap, filter: Filter, counts?: FacetCounts): Bitmap {
  const groups = groupBitmaps(segment, filter)
  const passing = allOf(selected, Object.values(groups))
  if (counts) countGroups(segment, selected, groups, passing, counts)
  return passing
}

/** The schools of a bitmap that pass the filters; the same bitmap if there are none. */
export function passingDocs(segment: Segment, selected: Bitmap, filter: Filter): Bitmap {
  return allOf(selected, Object.values(groupBitmaps(segment, filter)))
}

function countGroups(
  { choices }: Segment,
  selected: Bitmap,
  groups: ReturnType<typeof groupBitmaps>,
  passing: Bitmap,
  counts: FacetCounts,
): void {
  const underOthers = (group: keyof typeof groups) =>
    groups[group] ? allOf(selected, Object.values({ ...groups, [group]: undefined })) : passing
  countChoices(counts.types, choices.categories, underOthers('types'))
  countChoices(counts.countries, choices.countries, underOthers('countries'))
  countChoices(counts.ownership, choices.ownerships, underOthers('ownership'))
  countChoices(counts.ratings, choices.ratings, underOthers('rating'))
  countChoices(counts.features, choices.features, passing)
  for (const group of TAG_GROUP_NAMES) {
    const counted = TAG_GROUP_BIT[group] === GROUP.every ? passing : underOthers(group)
    countChoices(counts.tags[group], choices.tags[group], counted)
  }
}

/** The schools that pass each group; nothing for a group without a filter. */
function groupBitmaps({ choices }: Segment, filter: Filter) {
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

function countChoices(counts: Uint32Array, choices: readonly Bitmap[], selected: Bitmap): void {
  for (const [at, choice] of choices.entries()) counts[at]! += countCommon(selected, choice)
}
