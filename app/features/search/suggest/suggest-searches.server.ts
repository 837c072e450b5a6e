import type { Locale } from '#app/i18n/locales.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { type Gazetteer, type Place, placeId } from '#search-engine/language/gazetteer/gazetteer.ts'
import type { SuggestedPlace } from '#search-engine/query/suggest/suggest-places.ts'
import type { SuggestedSchool } from '#search-engine/query/suggest/suggest-schools.ts'
import { directory } from '../live/directory.server.ts'

/** Where most readers of a language live. */
export const HOME_COUNTRIES: Record<Locale, CountryCode> = { de: 'DE', en: 'GB', fr: 'FR', es: 'ES', it: 'IT' }

/**
 * A place that completes a text, and the text that searches for it; an ambiguous one shares its name with others and
 * needs its id in the address.
 */
export type PlaceSuggestion = {
  id: string
  text: string
  name: string
  region: string
  country: CountryCode
  kind: Place['kind']
  ambiguous: boolean
}
export type TypeSuggestion = { localType: string; category: Category }

/** Completions of a text that is being typed: at most 8 rows together. */
export type SearchSuggestions = { places: PlaceSuggestion[]; schools: SuggestedSchool[]; types: TypeSuggestion[] }

/**
 * @param text of the field; no text causes an error
 * @param locale of the page: places and schools where it is spoken come first among those that match equally well
 */
export async function suggestSearches(text: string, locale: Locale): Promise<SearchSuggestions> {
  const engine = await directory()
  const { places, schools, types } = engine.suggest(text, HOME_COUNTRIES[locale])
  return {
    places: places.map((place) => presentPlace(place, engine.gazetteer)),
    schools,
    types: types.map(({ localType, category }) => ({ localType, category })),
  }
}

function presentPlace(place: SuggestedPlace, gazetteer: Gazetteer): PlaceSuggestion {
  const { text, name, region, country, kind } = place
  const namesakes = kind === 'town' ? gazetteer.towns(name) : gazetteer.postalCodes(name)
  return { id: placeId(place), text, name, region, country, kind, ambiguous: namesakes.length > 1 }
}
