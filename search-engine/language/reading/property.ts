import { type CountryCode, FEATURES } from '#db/vocabulary.ts'
import { OWNERSHIPS, TAG_GROUPS } from '../../base/properties.ts'
import { FACT_CHOICES } from '../../base/searched-facts.ts'

/** The filters that words can mean, with their values. */
export const GROUPS = { ownership: OWNERSHIPS, features: FEATURES, fact: FACT_CHOICES, ...TAG_GROUPS }

/** A property of schools, as a filter and one of its values. */
export type Property = {
  [Group in keyof typeof GROUPS]: { group: Group; value: (typeof GROUPS)[Group][number] }
}[keyof typeof GROUPS]
/** A property, and the countries in which the words mean it. */
export type CountedProperty = { property: Property; countries: readonly CountryCode[] }

/** What words for properties mean: filters, or groups of words of which names and types have one. */
export type PropertyMeaning = { properties: readonly CountedProperty[]; bridges: readonly string[] }
