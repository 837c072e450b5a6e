import {
  DAY_OFFERS,
  type DayOffer,
  FAITHS,
  type Faith,
  GENDERS,
  type Gender,
  OFFERS,
  type Offer,
  TAUGHT_LANGUAGES,
} from '#db/vocabulary.ts'

/** Choices of the filter "rated at least". */
export const RATING_STEPS = [3, 3.5, 4, 4.5] as const
export type RatingStep = (typeof RATING_STEPS)[number]
export const OWNERSHIPS = ['public', 'private'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

/** Ages in whole years that a search can ask for. */
const AGES = Array.from({ length: 17 }, (_, at) => String(at + 2))

/** What the tags of a school are read from. */
export type TaggedSchool = Record<Offer, boolean | null> & {
  faith: Faith | null
  gender: Gender | null
  /** Lowest and highest age in whole years; both null if unknown. */
  ageFrom: number | null
  ageTo: number | null
  /** ISO 639 codes of the languages taught. */
  languages: string[]
  /** What is known to be there on a school day; missing if nothing is. */
  day?: readonly DayOffer[]
  ratingCount: number
}

type Group = {
  /** The tags, at most 31. */
  values: readonly string[]
  /** Returns the tags of a school; unknown ones are ignored. */
  tagsOf: (school: TaggedSchool) => readonly string[]
  /** Whether a school needs one of the chosen tags, or all of them. */
  needs: 'one' | 'all'
  /** Whether registers may leave it open: without a tag, the value is not known, rather than known to be none. */
  isLeftOpen: boolean
}

/**
 * Filters by data that only some registers have, under the names of their parameters. The columns of the index, the
 * counts, the words of a search that mean them, the filters of the page and the parameters of the interface follow from
 * this.
 */
const GROUPS = {
  age: {
    values: AGES,
    tagsOf: ({ ageFrom, ageTo }) => {
      if (ageFrom === null || ageTo === null) return []
      return AGES.filter((age) => ageFrom <= Number(age) && Number(age) <= ageTo)
    },
    needs: 'all',
    isLeftOpen: true,
  },
  gender: { values: GENDERS, tagsOf: ({ gender }) => given(gender), needs: 'one', isLeftOpen: true },
  faith: { values: FAITHS, tagsOf: ({ faith }) => given(faith), needs: 'one', isLeftOpen: true },
  language: { values: TAUGHT_LANGUAGES, tagsOf: ({ languages }) => languages, needs: 'all', isLeftOpen: false },
  offer: {
    values: [...OFFERS, ...DAY_OFFERS, 'reviewed'],
    tagsOf: (school) => [
      ...OFFERS.filter((offer) => school[offer]),
      ...(school.day ?? []),
      ...(school.ratingCount > 0 ? ['reviewed'] : []),
    ],
    needs: 'all',
    isLeftOpen: false,
  },
} as const satisfies Record<string, Group>

const given = (value: string | null) => (value === null ? [] : [value])

export type TagGroup = keyof typeof GROUPS
export type Tag<Group extends TagGroup = TagGroup> = (typeof GROUPS)[Group]['values'][number]
export const TAG_GROUP_NAMES = Object.keys(GROUPS) as TagGroup[]

export function byTagGroup<T>(value: (group: TagGroup) => T): Record<TagGroup, T> {
  return Object.fromEntries(TAG_GROUP_NAMES.map((group) => [group, value(group)])) as Record<TagGroup, T>
}

/** The tags of each group. */
export const TAG_GROUPS = byTagGroup((group) => GROUPS[group].values) as {
  [Group in TagGroup]: (typeof GROUPS)[Group]['values']
}

/** Returns the tags of a school in a group. */
export const tagsOf = (group: TagGroup, school: TaggedSchool): readonly string[] => GROUPS[group].tagsOf(school)

/** Groups of which a school needs one of the chosen tags. */
export const EXCHANGED_GROUPS = TAG_GROUP_NAMES.filter((group) => GROUPS[group].needs === 'one')

export type UnknownGroup = {
  [Group in TagGroup]: (typeof GROUPS)[Group]['isLeftOpen'] extends true ? Group : never
}[TagGroup]
export const isLeftOpen = (group: TagGroup): group is UnknownGroup => GROUPS[group].isLeftOpen
/** Groups that registers may leave open. */
export const UNKNOWN_GROUPS = TAG_GROUP_NAMES.filter(isLeftOpen)

/** Chosen tags; a missing group and unknown tags do not limit the results. */
export type Tags = { [Group in TagGroup]?: string[] }
