import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { distanceKm } from '../base/distance.ts'
import { prefixRange, termAt, termNumber } from '../base/text/lexicon.ts'
import { chordsFrom } from '../index/geo/distances.ts'
import type { Segment } from '../index/segment/segment.ts'
import { postalTerms } from '../index/terms/postal-terms.ts'
import { docOf, isSynonymPosting } from '../index/terms/postings.ts'
import { germanWords, words } from '../language/fold.ts'
import type { Area } from '../language/gazetteer/areas.ts'
import { type Gazetteer, townGazetteerSteps } from '../language/gazetteer/gazetteer.ts'
import {
  type District,
  districtsBeginning,
  districtsByCity,
  type KnownPlace,
  knownPlaces,
} from '../language/gazetteer/known-places.ts'
import { type Place, placeId } from '../language/places/place.ts'
import { spelledTownKey } from '../language/places/town.ts'
import { postalCodeIn, postalTerm, speltTerm } from '../language/term-kinds.ts'
import { LEVEL } from './match/match.ts'
import { levelOfTerms, postingCount } from './match/match-terms.ts'
import { postalArea, townPlaces } from './places.ts'

const DIGITS = /^\d{2,5}$/
const CONTINENT = COUNTRIES.filter((country) => country !== 'GB')
/**
 * Outcode; outcode and sector; the whole code. B15 is an outcode, and the sector B1 5 only if there is no such outcode.
 */
const BRITISH = [/^([A-Z]{1,2}\d[A-Z\d]?)$/, /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d)$/, /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/]

/**
 * Returns the places of the schools of a segment. Towns are listed once; postal code areas are so many that each is
 * derived from the sorted terms on demand. Yields after each small step.
 */
export function* gazetteerSteps(segment: Segment): Generator<void, Gazetteer> {
  return gazetteerOf(segment, yield* townGazetteerSteps(townPlaces(segment), sizeOf))
}

/** Created separately, because its functions keep everything in their scope in memory. */
function gazetteerOf(segment: Segment, towns: Gazetteer): Gazetteer {
  let districts: ReadonlyMap<string, District[]> | undefined
  const areaSizes = new Map<Area, number>()
  const postalCodes = (typed: string) => postalAreas(segment, typed.trim().toUpperCase())
  return {
    ...towns,
    postalCodes,
    postalCodesBeginning: (text, limit, country) => codesBeginning(segment, country, text, limit),
    districts: knownPlaces,
    districtsBeginning: (text, limit, home) => {
      const covered = districtsBeginning(text, MAX_DISTRICTS, home).flatMap((district): KnownPlace[] => {
        const city = towns.towns(district.city).find(({ country }) => country === district.country)
        return city ? [{ ...district, region: city.name }] : []
      })
      return covered.slice(0, limit)
    },
    districtsOf: (town) => {
      districts ??= districtsByTown(towns)
      return districts.get(townIn(town)) ?? []
    },
    namesakes: (name, place) => namesakes(segment, name, place),
    schoolsIn: (area) => schoolsIn(segment, area, areaSizes),
    place: (id) =>
      towns.place(id) ??
      [...postalCodes(codeIn(id)), ...knownPlaces(nameIn(id))].find((place) => placeId(place) === id),
  }
}

const townIn = ({ country, name }: Pick<Place, 'country' | 'name'>) => `${country} ${spelledTownKey(name, country)}`

/** Returns the parts of cities by town as registers write it, although the lists say Rome. */
function districtsByTown({ towns }: Gazetteer): ReadonlyMap<string, District[]> {
  const byTown = new Map<string, District[]>()
  for (const parts of districtsByCity().values()) {
    const [{ city, country }] = parts as [District, ...District[]]
    const town = towns(city).find((one) => one.country === country)
    if (town) byTown.set(townIn(town), [...(byTown.get(townIn(town)) ?? []), ...parts])
  }
  return byTown
}

/** A town of the lists may be larger than its schools in the directory suggest. */
function sizeOf({ name, country, schools, ...at }: Place): number {
  const isIt = (place: KnownPlace) =>
    place.city === '' && place.country === country && distanceKm(place, at) <= SAME_PLACE_KM
  return Math.max(schools, knownPlaces(name).find(isIt)?.schools ?? 0)
}

const SAME_PLACE_KM = 30
/** Of this many parts of cities, those are offered whose city has schools, as registers write it. */
const MAX_DISTRICTS = 20

const nameIn = (id: string) => (id.split('.')[1] ?? '').replaceAll('-', ' ')
const codeIn = (id: string) => id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')

const AROUND_KM = 8
/** Bounds the work for a word that is frequent in names; this many schools show what part of them is elsewhere. */
const MAX_EXAMINED_SCHOOLS = 300

/**
 * Returns how many schools far from a place have all words of its name in theirs, so that the name may mean one of
 * them: Victor Hugo, Bellevue.
 */
function namesakes(segment: Segment, name: string, place: Place): number {
  const spelt = germanWords(name)
  const terms = words(name).map((word, at) => {
    const term = spelt[at] === word ? -1 : termNumber(segment.lexicon, speltTerm(spelt[at] ?? word))
    return term === -1 ? termNumber(segment.lexicon, word) : term
  })
  if (terms.includes(-1)) return 0
  const [rarest, ...others] = terms
    .map((term) => ({ from: term, to: term + 1, level: LEVEL.written }))
    .sort((a, b) => postingCount(segment, a) - postingCount(segment, b))
  if (!rarest) return 0
  const from = segment.postingOffsets[rarest.from]!
  const end = segment.postingOffsets[rarest.to]!
  const to = Math.min(end, from + MAX_EXAMINED_SCHOOLS)
  const chordOf = chordsFrom(place, segment)
  let count = 0
  for (let at = from; at < to; at++) {
    if (isSynonymPosting(segment.postings[at]!)) continue
    const doc = docOf(segment.postings[at]!)
    const hasAll = others.every((range) => levelOfTerms(segment, range, doc) === LEVEL.written)
    if (hasAll && chordOf(doc) > AROUND_KM) count++
  }
  return (count * (end - from)) / Math.max(1, to - from)
}

/** Returns the number of schools in an area. */
function schoolsIn(segment: Segment, area: Area, known: Map<Area, number>): number {
  const count =
    known.get(area) ??
    area.codes.reduce((sum, code) => {
      const [from, to] = postalTerms(segment.lexicon, area.country, code)
      return sum + segment.postingOffsets[to]! - segment.postingOffsets[from]!
    }, 0)
  known.set(area, count)
  return count
}

/** Returns the areas of a code in each country that has it, most schools first. */
function postalAreas(segment: Segment, code: string): Place[] {
  if (DIGITS.test(code)) return areas(segment, CONTINENT, code)
  for (const interpretation of BRITISH) {
    const parts = interpretation.exec(code)
    const found = parts ? areas(segment, ['GB'], parts.slice(1).join(' ')) : []
    if (found.length > 0) return found
  }
  return []
}

const MIN_CODE_BEGINNING = 3

function codesBeginning(segment: Segment, country: CountryCode, text: string, limit: number): Place[] {
  const typed = text.trim().toUpperCase()
  if (typed.length < MIN_CODE_BEGINNING || !/^[A-Z]{0,2}\d/.test(typed)) return []
  const { lexicon } = segment
  const beginning = postalTerm(country, typed)
  const [from, to] = prefixRange(lexicon, beginning)
  return Array.from({ length: to - from }, (_, at) => from + at)
    .map((term) => ({ key: termAt(lexicon, term), count: postingCount(segment, { from: term, to: term + 1 }) }))
    .filter(({ key }) => key !== beginning)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .flatMap(({ key }) => postalArea(segment, country, postalCodeIn(key).toUpperCase()) ?? [])
}

function areas(segment: Segment, countries: readonly CountryCode[], code: string): Place[] {
  return countries
    .map((country) => postalArea(segment, country, code))
    .filter((place) => place !== undefined)
    .sort((a, b) => b.schools - a.schools)
}
