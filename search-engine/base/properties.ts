import { FAITHS, GENDERS, TAUGHT_LANGUAGES } from '#db/vocabulary.ts'

/** Choices of the filter "rated at least". */
export const RATING_STEPS = [3, 3.5, 4, 4.5] as const
export type RatingStep = (typeof RATING_STEPS)[number]
export const OWNERSHIPS = ['public', 'private'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

/** Ages in whole years that a search can ask for. */
const AGES = Array.from({ length: 17 }, (_, at) => String(at + 2))

/**
 * Filters by data that only some registers have, under the names of their parameters. A school needs one of the chosen
 * tags of `faith` and `gender`, and all of those of every other group: a school for children of 6 and 11 years that
 * teaches English.
 */
export const TAG_GROUPS = {
  age: AGES,
  gender: GENDERS,
  faith: FAITHS,
  language: TAUGHT_LANGUAGES,
  offer: ['boarding', 'reviewed'],
} as const
export type TagGroup = keyof typeof TAG_GROUPS
export type Tag<Group extends TagGroup = TagGroup> = (typeof TAG_GROUPS)[Group][number]
export const TAG_GROUP_NAMES = Object.keys(TAG_GROUPS) as TagGroup[]

/** Groups that registers may leave open: without a tag, the value is not known, rather than known to be none. */
export const UNKNOWN_GROUPS = ['age', 'gender', 'faith'] as const satisfies readonly TagGroup[]
export type UnknownGroup = (typeof UNKNOWN_GROUPS)[number]

/** Chosen tags; a missing group and unknown tags do not limit the results. */
export type Tags = { [Group in TagGroup]?: string[] }

export function byTagGroup<T>(value: (group: TagGroup) => T): Record<TagGroup, T> {
  return {
    age: value('age'),
    gender: value('gender'),
    faith: value('faith'),
    language: value('language'),
    offer: value('offer'),
  }
}
