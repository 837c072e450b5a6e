/** Countries of the directory, ISO 3166-1 alpha-2. */
export const COUNTRIES = ['DE', 'FR', 'ES', 'IT', 'GB'] as const
export type CountryCode = (typeof COUNTRIES)[number]

/** The language that schools of a country use, if it is one of the site's. */
export const COUNTRY_LANGUAGE = { DE: 'de', FR: 'fr', ES: 'es', IT: 'it', GB: 'en' } as const satisfies Record<
  CountryCode,
  string
>

/** The six types of school in the filter; every register type is mapped to one, unknown ones to `other`. */
export const CATEGORIES = ['primary', 'secondary', 'high_school', 'vocational', 'special_needs', 'other'] as const
export type Category = (typeof CATEGORIES)[number]

/** The fourteen feature tags, in the order in which the filter shows them. */
export const FEATURES = [
  'fullDay',
  'music',
  'sports',
  'science',
  'languages',
  'arts',
  'digitalEducation',
  'inclusion',
  'international',
  'religious',
  'montessori',
  'waldorf',
  'eco',
  'bilingual',
] as const
export type Feature = (typeof FEATURES)[number]

/** Religious affiliations of schools; `christian` means several churches together, or one that is not listed. */
export const FAITHS = ['catholic', 'protestant', 'anglican', 'christian', 'jewish', 'muslim', 'other'] as const
export type Faith = (typeof FAITHS)[number]

/** Whom a school is for; lists show only those for children unless others are asked for. */
export const AUDIENCES = ['children', 'adults', 'prison_or_hospital'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * What registers say that a school has or has not. Each is a column of `schools`, null if it is not known, and a choice
 * of the filter `offer`.
 */
export const OFFERS = ['boarding'] as const
export type Offer = (typeof OFFERS)[number]

/**
 * Choices of the filter `offer` from the day at school: what the school states, or else three families agree on.
 */
export const DAY_OFFERS = ['careUntil16', 'lunch', 'holidayCare'] as const
export type DayOffer = (typeof DAY_OFFERS)[number]

export function byOffer<T>(value: (offer: Offer) => T): Record<Offer, T> {
  return Object.fromEntries(OFFERS.map((offer) => [offer, value(offer)])) as Record<Offer, T>
}

/** Genders that a school admits. */
export const GENDERS = ['mixed', 'girls', 'boys'] as const
export type Gender = (typeof GENDERS)[number]

/** Languages that registers list as taught, ISO 639; the most frequent first. */
export const TAUGHT_LANGUAGES = [
  'en',
  'fr',
  'es',
  'it',
  'de',
  'la',
  'grc',
  'ru',
  'tr',
  'pl',
  'pt',
  'zh',
  'ja',
  'ar',
  'fa',
  'he',
  'nds',
  'da',
  'el',
  'sv',
] as const
