import { CATEGORIES, COUNTRIES } from '#db/vocabulary.ts'
import {
  byTagGroup,
  EXCHANGED_GROUPS,
  OWNERSHIPS,
  RATING_STEPS,
  TAG_GROUPS,
  type TagGroup,
} from '../../base/properties.ts'
import { choicesOf, SEARCHED_FACT_IDS } from '../../base/searched-facts.ts'
import { bitsOf } from '../../index/columns/tags.ts'
import { featureBits, TRAIT_CODES, TRAITS } from '../../index/columns/traits.ts'
import type { SearchQuery } from '../search-query.ts'

/**
 * The groups of filters as bits, for the set of groups that a school fails. Groups in which a school needs all choices
 * share one bit: their choices are counted among the results only.
 */
export const FILTER_GROUP_BIT = { types: 1, countries: 2, ownership: 4, rating: 8, every: 16 } as const
/** How many combinations of groups a school can fail. */
export const FILTER_GROUP_SETS = 2 * FILTER_GROUP_BIT.every * 2 ** EXCHANGED_GROUPS.length

export const TAG_GROUP_BIT: Record<TagGroup, number> = byTagGroup((group) => {
  const at = EXCHANGED_GROUPS.indexOf(group)
  return at === -1 ? FILTER_GROUP_BIT.every : (2 * FILTER_GROUP_BIT.every) << at
})

/** The filters of a query, prepared for testing many schools. */
export type Filter = {
  types: number[]
  countries: number[]
  /** Index of OWNERSHIPS, −1 for any. */
  ownership: number
  /** Index of RATING_STEPS, −1 for any. */
  rating: number
  /** Bits of the FEATURES that a school must have, all of them. */
  features: number
  /** Bits of the chosen tags, 0 for any. */
  tags: Record<TagGroup, number>
  /** Facts for which a school needs one of the chosen values, as bits of the choices of `searched-facts.ts`. */
  facts: FactFilter[]
  /** Returns the groups that a school fails, by its trait code; needed only for testing schools one by one. */
  failing: () => Uint8Array
}

/** `fact` is an index of SEARCHED_FACT_IDS. */
type FactFilter = { fact: number; choices: number }

export function compileFilter(query: SearchQuery): Filter {
  const filter = {
    types: query.types.map((type) => CATEGORIES.indexOf(type)),
    countries: query.countries.map((country) => COUNTRIES.indexOf(country)),
    ownership: query.ownership ? OWNERSHIPS.indexOf(query.ownership) : -1,
    rating: query.minimumRating ? RATING_STEPS.indexOf(query.minimumRating) : -1,
    features: featureBits(query.features),
    tags: byTagGroup((group) => bitsOf(TAG_GROUPS[group], query.tags?.[group] ?? [])),
    facts: factFilters(query.facts ?? []),
  }
  let codes: Uint8Array | undefined
  const failing = () => {
    codes ??= failingCodes(filter)
    return codes
  }
  return { ...filter, failing }
}

function factFilters(chosen: readonly string[]): FactFilter[] {
  if (chosen.length === 0) return []
  return SEARCHED_FACT_IDS.map((id, fact) => ({ fact, choices: bitsOf(choicesOf(id), chosen) })).filter(
    ({ choices }) => choices !== 0,
  )
}

/** Returns the groups that a school fails, by its trait code. */
function failingCodes({ types, countries, ownership, rating }: Omit<Filter, 'failing'>): Uint8Array {
  const byType = CATEGORIES.map((_, at) => (isAmong(types, at) ? 0 : FILTER_GROUP_BIT.types))
  const byCountry = COUNTRIES.map((_, at) => (isAmong(countries, at) ? 0 : FILTER_GROUP_BIT.countries))
  const failing = new Uint8Array(TRAIT_CODES)
  for (let code = 0; code < TRAIT_CODES; code++) {
    const traits = TRAITS[code]!
    const failsOwnership = ownership !== -1 && ownership !== traits.ownership ? FILTER_GROUP_BIT.ownership : 0
    const failsRating = traits.rating > rating ? 0 : FILTER_GROUP_BIT.rating
    failing[code] = byType[traits.category]! | byCountry[traits.country]! | failsOwnership | failsRating
  }
  return failing
}

const isAmong = (allowed: number[], value: number) => allowed.length === 0 || allowed.includes(value)
