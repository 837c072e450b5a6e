import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { type KnownPlace, knownPlaces } from '#search-engine/language/gazetteer/known-places.ts'

/** West, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number]

/** An area named by an operator, with the boxes that cover it. */
export type Area = { name: string; boxes: Box[] }

/** Boxes around the land of each country, with separate boxes for distant islands. */
const COUNTRY_BOXES: Record<CountryCode, Box[]> = {
  DE: [[5.8, 47.2, 15.1, 55.1]],
  FR: [
    [-5.3, 42.2, 8.3, 51.2],
    [8.4, 41.2, 9.7, 43.1],
  ],
  ES: [
    [-9.4, 35.1, 4.4, 43.9],
    [-18.3, 27.5, -13.3, 29.5],
  ],
  IT: [[6.5, 35.4, 18.6, 47.2]],
  GB: [[-8.7, 49.8, 1.9, 60.9]],
}
const LANGUAGES = ['de', 'en', 'fr', 'es', 'it']
const OTHER_NAMES: Record<string, CountryCode> = { uk: 'GB', 'great britain': 'GB', großbritannien: 'GB' }
/** Web Mercator ends here. */
const MAX_LATITUDE = 85.05
const KM_PER_DEGREE = 111.2
/** A town of 1,000 people is shown 3 km around its centre, one of a million 14 km, London 36 km. */
const RADIUS_KM = { least: 3, perRootOfPeople: 0.011 }
/** The figure with which the lists of places are read: about this many people per school. */
const PEOPLE_PER_SCHOOL = 2000

/**
 * Returns the area that a text names: a box as `west,south,east,north`, a country by its code or its name in one of the
 * five languages, or a town or part of one (the largest of several); `Cambridge, GB` names the country too.
 *
 * @throws Error in one sentence if it names none of these
 */
export function findArea(text: string): Area {
  const name = text.trim()
  if (/^[-+\d.,\s]+$/.test(name)) return { name, boxes: [readBox(name)] }
  const country = countryNamed(name)
  if (country) return { name: `${name} (${country})`, boxes: COUNTRY_BOXES[country] }
  const place = placeNamed(name)
  if (!place) throw new Error(`${name} is no country, town or box (west,south,east,north) that is known here.`)
  const city = place.city && place.city !== place.name ? `, ${place.city}` : ''
  return { name: `${place.name}${city} (${place.country})`, boxes: [boxAround(place)] }
}

function readBox(text: string): Box {
  const sides = text.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = sides
  const isBox = west >= -180 && west < east && east <= 180 && south >= -MAX_LATITUDE && south < north
  if (sides.length !== 4 || !isBox || !(north <= MAX_LATITUDE)) {
    throw new Error(`${text} is no box: west,south,east,north in degrees, such as 6.77,50.83,7.16,51.08.`)
  }
  return [west, south, east, north]
}

function countryNamed(name: string): CountryCode | undefined {
  const plain = name.toLowerCase()
  const isNamed = (code: CountryCode) =>
    code.toLowerCase() === plain ||
    LANGUAGES.some((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code)?.toLowerCase() === plain)
  return COUNTRIES.find(isNamed) ?? OTHER_NAMES[plain]
}

function placeNamed(text: string): KnownPlace | undefined {
  const [, name = text, country = ''] = /^(.*?)\s*,\s*([^,]+)$/.exec(text) ?? []
  const code = countryNamed(country)
  const found = knownPlaces(code ? name : text).filter((place) => !code || place.country === code)
  return found.find(({ city }) => city === '') ?? found[0]
}

function boxAround({ lat, lng, schools }: KnownPlace): Box {
  const people = schools * PEOPLE_PER_SCHOOL
  const km = RADIUS_KM.least + RADIUS_KM.perRootOfPeople * Math.sqrt(people)
  const high = km / KM_PER_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000
  return [round(lng - wide), round(lat - high), round(lng + wide), round(lat + high)]
}
