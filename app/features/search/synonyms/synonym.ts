import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** Maximum number of synonyms per language: every search compares its words with each. */
export const MAX_SYNONYMS = 500
export const MAX_SYNONYM_WORDS = 5
export const MAX_SYNONYM_LENGTH = 60
export const MAX_REGION_LENGTH = 80

/** A synonym as people write it; without a country it applies everywhere, without a region in the whole country. */
export type SynonymDraft = {
  language: Locale
  typed: string
  meaning: string
  country: CountryCode | ''
  region: string
}
