import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Suggestions } from '#search-engine/query/suggest/suggest.ts'
import { directory } from '../live/directory.server.ts'

/** Where most readers of a language live. */
export const HOME_COUNTRIES: Record<Locale, CountryCode> = { de: 'DE', en: 'GB', fr: 'FR', es: 'ES', it: 'IT' }

/** Completions of a text that is being typed: at most 8 rows together. */
export type SearchSuggestions = Suggestions
export type PlaceSuggestion = SearchSuggestions['places'][number]
export type TypeSuggestion = SearchSuggestions['types'][number]

/**
 * @param text of the field; no text causes an error
 * @param locale of the page: places, types and schools where it is spoken are likelier than others
 */
export async function suggestSearches(text: string, locale: Locale): Promise<SearchSuggestions> {
  return (await directory()).suggest(text, HOME_COUNTRIES[locale])
}
