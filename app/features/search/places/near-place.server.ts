import { countryName } from '#app/i18n/format.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { SearchEngine } from '#search-engine/engine.ts'
import { textQuery } from '#search-engine/index.ts'
import { fold } from '#search-engine/language/fold.ts'
import type { Place } from '#search-engine/language/gazetteer/gazetteer.ts'
import { directory } from '../live/directory.server.ts'

/**
 * Finds the place around which a visitor wants to search.
 *
 * @param text id of a place, or typed text: what `findNamedPlace` knows, or anything in which the search reads a place,
 *   such as a town with its code, or a British code that no school has in full
 */
export function findNearPlace(engine: SearchEngine, text: string): Place | undefined {
  return findNamedPlace(engine, text) ?? readPlaces(engine, text.replaceAll(',', ' '))[0]
}

/**
 * Finds a place by exactly its id or name.
 *
 * @param text id of a place (`DE.50825`), or a town or a postal code, optionally followed by a comma and the country or
 *   region that distinguishes it from others with the same name
 */
export function findNamedPlace({ gazetteer }: SearchEngine, text: string): Place | undefined {
  const byId = gazetteer.place(text)
  if (byId) return byId
  const [name = '', ...hints] = text.split(',').map((part) => part.trim())
  const candidates = [...gazetteer.postalCodes(name), ...gazetteer.towns(name)]
  const wanted = hints.map(fold)
  return candidates.find((place) => wanted.some((hint) => namesOf(place).includes(hint))) ?? candidates[0]
}

/** Returns the places that the search itself reads in a text. */
function readPlaces(engine: SearchEngine, text: string): Place[] {
  const { interpretation } = engine.search(textQuery(text, { pageSize: 1 }))
  const read = interpretation.postalCode ?? interpretation.place
  return read ? [read.chosen, ...read.candidates] : []
}

/** Returns the region and the country of a place, in any language of the site. */
function namesOf(place: Place): string[] {
  const country = COUNTRIES.find((code) => code === place.country) ?? place.country
  return [fold(place.region), ...LOCALES.map((locale) => fold(countryName(locale, country)))]
}

const NEAREST_WITHIN_KM = 100

/** Finds schools near a position, nearest first; the position itself is stored nowhere. */
export function findNearestSchoolIds(engine: SearchEngine, near: { lat: number; lng: number }): string[] {
  const nothingElse = { text: '', types: [], features: [], countries: [], page: 1, pageSize: 10 }
  return engine
    .search({ ...nothingElse, near, radiusKm: NEAREST_WITHIN_KM, sort: 'distance' })
    .hits.map((hit) => hit.id)
}

/** Finds the town or postal code of a country that was typed. */
export function findPlaceIn(engine: SearchEngine, text: string, country: CountryCode): Place | undefined {
  const typed = text.replaceAll(',', ' ')
  const named = findNamedPlace(engine, `${typed}, ${countryName('en', country)}`)
  if (named?.country === country) return named
  return readPlaces(engine, typed).find((place) => place.country === country)
}

/** Finds where a typed town or postal code of a country is; returns undefined when there is none. */
export async function findPlace(text: string, country: CountryCode) {
  const place = findPlaceIn(await directory(), text, country)
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}
