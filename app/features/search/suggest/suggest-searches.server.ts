import { kindLabel } from '#app/features/schools/stages/kind-label.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { fold } from '#search-engine/language/fold.ts'
import { typeWord } from '#search-engine/language/names/type-words.ts'
import type { Suggestions } from '#search-engine/query/suggest/suggest.ts'
import { directory } from '../live/directory.server.ts'

/** Where most readers of a language live. */
export const HOME_COUNTRIES: Record<Locale, CountryCode> = { de: 'DE', en: 'GB', fr: 'FR', es: 'ES', it: 'IT' }

/** Completions of a text that is being typed: at most 8 rows together. */
export type SearchSuggestions = Omit<Suggestions, 'types'> & {
  /** `gloss`: what schools of the type are called in the reader's language, if the type is a foreign word. */
  types: (Suggestions['types'][number] & { gloss?: string })[]
}
export type PlaceSuggestion = SearchSuggestions['places'][number]
export type TypeSuggestion = SearchSuggestions['types'][number]

/**
 * @param text of the field; no text causes an error
 * @param locale of the page: places, types and schools where it is spoken are likelier than others
 */
export async function suggestSearches(text: string, locale: Locale): Promise<SearchSuggestions> {
  const found = (await directory()).suggest(text, HOME_COUNTRIES[locale])
  return { ...found, types: found.types.map((type) => ({ ...type, ...glossOf(type, locale) })) }
}

function glossOf({ text, category }: Suggestions['types'][number], locale: Locale): { gloss?: string } {
  const homes = [text, ...text.split(' ')].map((words) => typeWord(fold(words))?.homes ?? []).find(([home]) => home)
  if (!category || category === 'other' || !homes || homes.includes(HOME_COUNTRIES[locale])) return {}
  return { gloss: kindLabel(category, homes[0]!, locale) }
}
