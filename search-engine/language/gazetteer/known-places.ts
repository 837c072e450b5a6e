import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { CountryCode } from '#db/vocabulary.ts'
import { addTo, type Bitmap, emptyBitmap, hasBit } from '../../base/sets/bitmap.ts'
import { type Lexicon, prefixRange, termAt } from '../../base/text/lexicon.ts'
import { isSamePlace, type Place } from '../places/place.ts'
import { spelledTownKey, townKey } from '../places/town.ts'

/** A place from the lists: a part of a city, or a town or village, whether or not it has a school. */
export type KnownPlace = Place & {
  kind: 'district'
  /** The city of which it is a part, as the list names it; empty if it is none. */
  city: string
  /** Whether the list has it under a shorter name than its own: Lido di Ostia as Ostia. */
  isShort?: boolean
}

const require = createRequire(import.meta.url)
const pathOf = (name: string) => `#search-engine/language/gazetteer/${name}.tsv`
const CITY_PARTS = pathOf('city-parts')
const LISTS = [pathOf('places'), pathOf('places-odbl'), CITY_PARTS]
/** There is about one school for this many people. */
const PEOPLE_PER_SCHOOL = 2000
const [TAB, NEWLINE, SPACE, LAST_ASCII] = [9, 10, 32, 127]
const CITY_COLUMN = 3

/** The lines of a file, and hashes of the names in it, because most words of a query are in no list. */
export type PlaceList = { lines: Lexicon; hashes: Bitmap }
const HASH_COUNT = 2 ** 20

let lists: PlaceList[] | undefined

/** Returns the lists, which stay in memory as the bytes of their files. */
export function placeLists(): readonly PlaceList[] {
  lists ??= LISTS.map(readList)
  return lists
}

/** Returns the lists of places that maps name: the hand-made one has too many names for a place. */
export const mappedLists = (): readonly PlaceList[] => placeLists().slice(0, LISTS.indexOf(CITY_PARTS))

/**
 * Returns the places with a name, those of which it is the whole name first, then the largest; if some are spelt
 * exactly so, those that only share its key are left out. The lists stay in memory as the bytes of their files, sorted
 * by key, and are searched by bisection.
 *
 * @param key the name as `townKey` writes it
 */
export function knownPlaces(name: string, key: string = townKey(name)): KnownPlace[] {
  const found = placesOf(key)
  const places = found.length > 1 ? found.sort(compareSizes) : found
  const isSpeltSo = (place: KnownPlace) =>
    townKey(place.name) !== key || spelledTownKey(place.name, place.country) === spelledTownKey(name, place.country)
  const spelt = places.length > 1 ? places.filter(isSpeltSo) : []
  return spelt.length > 0 ? spelt : places
}

function placesOf(key: string): KnownPlace[] {
  const hash = hashOf((at) => key.charCodeAt(at))
  return placeLists()
    .filter(({ hashes }) => hasBit(hashes, hash))
    .flatMap(({ lines }) => {
      const [from, to] = prefixRange(lines, `${key}\t`)
      return Array.from({ length: to - from }, (_, at) => placeIn(termAt(lines, from + at)))
    })
}

const isShort = (place: KnownPlace) => Number(place.isShort ?? false)
const isAt = (country: CountryCode | undefined, place: KnownPlace) => Number(place.country === country)

/** Own names first, then the largest; of most parts of cities only the size of the city is known. */
function compareSizes(a: KnownPlace, b: KnownPlace): number {
  return isShort(a) - isShort(b) || b.schools - a.schools || citySize(b) - citySize(a)
}

function citySize({ city, country }: KnownPlace): number {
  if (city === '') return 0
  const towns = placesOf(townKey(city)).filter((town) => town.city === '' && town.country === country)
  return Math.max(0, ...towns.map(({ schools }) => schools))
}

const MIN_BEGINNING_LENGTH = 4
/** Largest number of lines read for one prefix. */
const MAX_BEGINNING = 400

/**
 * Returns parts of cities whose name begins with a text of at least four letters: those of a country first, then the
 * largest.
 */
export function districtsBeginning(text: string, limit: number, home?: CountryCode): KnownPlace[] {
  const key = townKey(text)
  if (key.length < MIN_BEGINNING_LENGTH) return []
  return placeLists()
    .flatMap(({ lines }) => {
      const [from, to] = prefixRange(lines, key)
      return Array.from({ length: Math.min(to - from, MAX_BEGINNING) }, (_, at) => placeIn(termAt(lines, from + at)))
    })
    .filter(({ city }) => city !== '')
    .sort((a, b) => isAt(home, b) - isAt(home, a) || b.schools - a.schools || isShort(a) - isShort(b))
    .filter((place, at, all) => all.findIndex((one) => isSamePlace(one, place)) === at)
    .slice(0, limit)
}

/** A part of a city, with its name as `townKey` writes it. */
export type District = { name: string; key: string; country: CountryCode; city: string }

let byCity: Map<string, District[]> | undefined

/** Returns all parts of cities, by city as the lists name it. */
export function districtsByCity(): ReadonlyMap<string, District[]> {
  byCity ??= Map.groupBy(readDistricts(), ({ country, city }) => `${country} ${city}`)
  return byCity
}

function readDistricts(): District[] {
  const districts: District[] = []
  for (const { lines } of placeLists()) {
    for (let at = 0; at < lines.offsets.length - 1; at++) {
      if (!hasCity(lines, at)) continue
      const [key = '', country = '', name = '', city = ''] = termAt(lines, at).split('\t')
      districts.push({ name, key, country: country as CountryCode, city })
    }
  }
  return districts
}

/** Looks for a fourth column with letters; most lines have none and are not read as text. */
function hasCity({ bytes, offsets }: Lexicon, line: number): boolean {
  let at = offsets[line]!
  for (let column = 0; column < CITY_COLUMN; column++) at = bytes.indexOf(TAB, at) + 1
  return bytes[at] !== TAB
}

/** Reads a file whose lines are sorted by their bytes. */
function readList(name: string): PlaceList {
  const bytes = fs.readFileSync(require.resolve(name))
  const ends: number[] = []
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1)) ends.push(end)
  const offsets = Uint32Array.from([0, ...ends.map((end) => end + 1)])
  const hashes = emptyBitmap(HASH_COUNT)
  for (const start of offsets.subarray(0, -1)) {
    const hash = hashOf((at) => bytes[start + at]!)
    addTo(hashes, hash)
  }
  return { lines: { bytes, offsets }, hashes }
}

/**
 * Returns the FNV-1a hash, below {@link HASH_COUNT}, of a name up to its first character that is not an ASCII letter,
 * digit or space, so that the bytes of a line and the characters of a text give the same.
 */
function hashOf(codeAt: (at: number) => number): number {
  let hash = 0x811c9dc5
  for (let at = 0, code = codeAt(0); code >= SPACE && code <= LAST_ASCII; code = codeAt(++at)) {
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  return (hash ^ (hash >>> 15)) & (HASH_COUNT - 1)
}

/** Parses a line of the lists. */
export function placeIn(line: string): KnownPlace {
  const [, country = '', name = '', city = '', lat, lng, people, short] = line.trimEnd().split('\t')
  return {
    kind: 'district',
    country: country as CountryCode,
    name,
    region: city,
    city,
    lat: Number(lat),
    lng: Number(lng),
    schools: 1 + Math.round(Number(people) / PEOPLE_PER_SCHOOL),
    ...(short && { isShort: true }),
  }
}
