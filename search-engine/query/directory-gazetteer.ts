import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { knownPlaces } from '../gazetteer/known-places.ts'
import { chordsFrom } from '../geo/distances.ts'
import { words } from '../language/fold.ts'
import { createGazetteer, type Gazetteer } from '../language/gazetteer.ts'
import { type Place, placeId } from '../language/place.ts'
import type { Segment } from '../segment/segment.ts'
import { termNumber } from '../text/lexicon.ts'
import { docOf, isSynonymPosting } from '../text/postings.ts'
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
    districts: knownPlaces,
    isNameElsewhere: (name, place) => isNameElsewhere(segment, name, place),
    place: (id) =>
      towns.place(id) ??
      [...postalCodes(codeIn(id)), ...knownPlaces(nameIn(id))].find((place) => placeId(place) === id),
  }
}

const nameIn = (id: string) => (id.split('.')[1] ?? '').replaceAll('-', ' ')
const codeIn = (id: string) => id.slice(id.indexOf('.') + 1).replaceAll('-', ' ')

/** So many schools elsewhere with the name of a place in theirs say that it is a name first: Victor Hugo, Bellevue. */
const MIN_NAMESAKES = 4
const AROUND_KM = 8
/** Bounds the work for a word that is frequent in names; so many schools show whether they are spread. */
const MAX_LOOKED_AT = 400

/** Whether several schools far from a place have the rarest word of its name in theirs. */
function isNameElsewhere(segment: Segment, name: string, place: Place): boolean {
  const [rarest] = words(name)
    .map((word) => termNumber(segment.lexicon, word))
    .map((term) => (term === -1 ? [0, 0] : [segment.postingOffsets[term]!, segment.postingOffsets[term + 1]!]))
    .sort((a, b) => a[1]! - a[0]! - (b[1]! - b[0]!)) as [[number, number]]
  const [from, to] = rarest
  const chordOf = chordsFrom(place, segment)
  let namesakes = 0
  for (let at = from; at < Math.min(to, from + MAX_LOOKED_AT) && namesakes < MIN_NAMESAKES; at++) {
    const doc = docOf(segment.postings[at]!)
    if (isSynonymPosting(segment.postings[at]!)) continue
    if (chordOf(doc) > AROUND_KM) namesakes++
  }
  return namesakes >= MIN_NAMESAKES
}

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
