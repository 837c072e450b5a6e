import type { Category, CountryCode } from '#db/vocabulary.ts'
import { type Gazetteer, type Place, placeId } from '#search-engine/language/gazetteer.ts'
import type { SuggestedSchool } from '#search-engine/query/suggest.ts'
import { directory } from './live/directory.server.ts'

/** A place that completes a text; an ambiguous one shares its name with others and needs its id in the address. */
export type PlaceSuggestion = {
  id: string
  name: string
  region: string
  country: CountryCode
  kind: Place['kind']
  ambiguous: boolean
}
export type TypeSuggestion = { localType: string; category: Category }

/** Completions of a text that is being typed: at most 8 rows together. */
export type SearchSuggestions = { places: PlaceSuggestion[]; schools: SuggestedSchool[]; types: TypeSuggestion[] }

/** @param text of the field; no text causes an error */
export async function suggestSearches(text: string): Promise<SearchSuggestions> {
  const engine = await directory()
  const { places, schools, types } = engine.suggest(text)
  return {
    places: places.map((place) => presentPlace(place, engine.gazetteer)),
    schools,
    types: types.map(({ localType, category }) => ({ localType, category })),
  }
}

function presentPlace(place: Place, gazetteer: Gazetteer): PlaceSuggestion {
  const { name, region, country, kind } = place
  const namesakes = kind === 'town' ? gazetteer.towns(name) : gazetteer.postalCodes(name)
  return { id: placeId(place), name, region, country, kind, ambiguous: namesakes.length > 1 }
}
