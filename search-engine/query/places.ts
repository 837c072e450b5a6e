import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { prefixRange } from '../base/text/lexicon.ts'
import { stringAt } from '../base/text/strings.ts'
import { townsOf } from '../index/columns/segment-data.ts'
import { TRAITS } from '../index/columns/traits.ts'
import type { Segment } from '../index/segment/segment.ts'
import { postalTerms } from '../index/terms/postal-terms.ts'
import { docOf } from '../index/terms/postings.ts'
import { knownPlaces } from '../language/gazetteer/known-places.ts'
import type { Place } from '../language/places/place.ts'
import { TOWNS } from '../language/term-kinds.ts'

/**
 * Yields the towns of a segment, each at the centre of its schools: the median, which a single wrong position does not
 * move. Of those without any position, only those that the gazetteer knows.
 */
export function* townPlaces(segment: Segment): Generator<Place> {
  const [from, to] = prefixRange(segment.lexicon, TOWNS)
  for (let term = from; term < to; term++) {
    const first = docOf(segment.postings[segment.postingOffsets[term]!]!)
    const name = stringAt(townsOf(segment), segment.town[first]!)
    const place = townAt(segment, term) ?? knownTown(segment, term, name)
    if (place) yield { ...place, kind: 'town', name }
  }
}

function knownTown(segment: Segment, term: number, name: string) {
  const { country, region, schools } = originOf(segment, term, term + 1)
  const known = knownPlaces(name).find((place) => place.city === '' && place.country === country)
  return known && { country, region, schools, lat: known.lat, lng: known.lng }
}

/** Returns the area of a postal code or of the beginning of one; undefined if no school with a position is there. */
export function postalArea(segment: Segment, country: CountryCode, code: string): Place | undefined {
  const place = placeOf(segment, ...postalTerms(segment.lexicon, country, code))
  return place && { ...place, kind: 'postal_code', name: code }
}

function townAt(segment: Segment, term: number) {
  const { lat, lng, postings, postingOffsets } = segment
  const docs = Array.from(postings.subarray(postingOffsets[term]!, postingOffsets[term + 1]!), docOf)
  const positioned = docs.filter((doc) => !Number.isNaN(lat[doc]))
  if (positioned.length === 0) return undefined
  const medianOf = (degrees: Float32Array) => median(Float64Array.from(positioned, (doc) => degrees[doc]!))
  return { ...originOf(segment, term, term + 1), lat: medianOf(lat), lng: medianOf(lng) }
}

/** Sorts the numbers and returns the mean of the middle one or two. */
function median(numbers: Float64Array): number {
  numbers.sort()
  const middle = numbers.length >>> 1
  return numbers.length % 2 === 1 ? numbers[middle]! : (numbers[middle - 1]! + numbers[middle]!) / 2
}

/** Returns the place of all postings of the terms `[from, to)`. */
function placeOf(segment: Segment, from: number, to: number) {
  const { lat, lng, postings, postingOffsets } = segment
  let [sumLat, sumLng, count] = [0, 0, 0]
  for (let at = postingOffsets[from]!; at < postingOffsets[to]!; at++) {
    const doc = docOf(postings[at]!)
    if (Number.isNaN(lat[doc])) continue
    sumLat += lat[doc]!
    sumLng += lng[doc]!
    count++
  }
  return count === 0 ? undefined : { ...originOf(segment, from, to), lat: sumLat / count, lng: sumLng / count }
}

function originOf({ postings, postingOffsets, ...segment }: Segment, from: number, to: number) {
  const first = docOf(postings[postingOffsets[from]!]!)
  return {
    country: COUNTRIES[TRAITS[segment.traits[first]!]!.country]!,
    region: stringAt({ bytes: segment.regionBytes, offsets: segment.regionOffsets }, segment.town[first]!),
    schools: postingOffsets[to]! - postingOffsets[from]!,
  }
}
