import { type Asked, addressOf } from '#app/core/address/address.ts'
import { matching, oneOf, pageNumber, typed } from '#app/core/address/parameters.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { MAX_REGION_LENGTH, MAX_SYNONYM_LENGTH, type SynonymDraft } from './synonym.ts'

export const SYNONYMS_PER_PAGE = 50

const address = addressOf({
  language: oneOf(LOCALES, undefined),
  typed: typed(MAX_SYNONYM_LENGTH),
  meaning: typed(MAX_SYNONYM_LENGTH),
  country: oneOf(COUNTRIES, ''),
  region: typed(MAX_REGION_LENGTH),
  /** The synonym being changed. */
  id: matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, ''),
  page: pageNumber,
})

/** The draft in the form, which synonym it changes, if any, and the page of the list. */
export type SynonymsQuery = SynonymDraft & { id: string; page: number }

/** @param fallback language of the page */
export const readSynonymsAddress = (query: URLSearchParams, fallback: Locale): SynonymsQuery => ({
  language: fallback,
  ...address.read(query),
})

/** The address of the page with a draft, without language. */
export const synonymsAddress = (asked: Partial<Asked<typeof address>>): string =>
  `/admin/synonyms${address.write(asked)}`
