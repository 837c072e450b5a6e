import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { createGazetteer, type Gazetteer } from '../language/gazetteer.ts'
import { type Place, placeId } from '../language/place.ts'
import type { Segment } from '../segment/segment.ts'
import { postalArea, townPlaces } from './places.ts'

const DIGITS = /^\d{2,5}$/
const CONTINENT = COUNTRIES.filter((country) => country !== 'GB')
/**
 * Outcode; outcode and sector; the whole code. B15 is an outcode, and the sector B1 5 only if there is no such outcode.
 */
const BRITISH = [/^([A-Z]{1,2}\d[A-Z\d]?)$/, /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d)$/, /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/]

/**
 * Returns the places of the schools of a segment. Towns are listed once; areas of postal codes are so many that each is
 * derived from the sorted terms when it is asked for.
 */
export function directoryGazetteer(segment: Segment): Gazetteer {
  const towns = createGazetteer(townPlaces(segment))
  const postalCodes = (typed: string) => postalAreas(segment, typed.trim().toUpperCase())
  return {
    ...towns,
    postalCodes,
    place: (id) => towns.place(id) ?? postalCodes(codeIn(id)).find((place) => placeId(place) === id),
  }
}

const codeIn = (id: string) => id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')

/** Returns the areas of a code in each country that has it, the one with most schools first. */
function postalAreas(segment: Segment, code: string): Place[] {
  if (DIGITS.test(code)) return areas(segment, CONTINENT, code)
  for (const reading of BRITISH) {
    const parts = reading.exec(code)
    const found = parts ? areas(segment, ['GB'], parts.slice(1).join(' ')) : []
    if (found.length > 0) return found
  }
  return []
}

function areas(segment: Segment, countries: readonly CountryCode[], code: string): Place[] {
  return countries
    .map((country) => postalArea(segment, country, code))
    .filter((place) => place !== undefined)
    .sort((a, b) => b.schools - a.schools)
}
