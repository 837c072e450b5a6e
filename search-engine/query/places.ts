import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { Place } from '../language/place.ts'
import type { Segment } from '../segment/segment.ts'
import { townsOf } from '../segment/segment-data.ts'
import { stringAt } from '../segment/strings.ts'
import { TRAITS } from '../segment/traits.ts'
import { prefixRange } from '../text/lexicon.ts'
import { postalTerms } from '../text/postal-terms.ts'
import { docOf } from '../text/postings.ts'
import { TOWNS } from '../text/term-kinds.ts'

/** Yields the towns of a segment, each at the centre of its schools; those without any position are left out. */
export function* townPlaces(segment: Segment): Generator<Place> {
  const [from, to] = prefixRange(segment.lexicon, TOWNS)
  for (let term = from; term < to; term++) {
    const place = placeOf(segment, term, term + 1)
    const first = docOf(segment.postings[segment.postingOffsets[term]!]!)
    if (place) yield { ...place, kind: 'town', name: stringAt(townsOf(segment), segment.town[first]!) }
  }
}

/** Returns the area of a postal code or of the beginning of one; undefined if no school with a position is there. */
export function postalArea(segment: Segment, country: CountryCode, code: string): Place | undefined {
  const place = placeOf(segment, ...postalTerms(segment.lexicon, country, code))
  return place && { ...place, kind: 'postal_code', name: code }
}

/** Returns the place of all postings of the terms `[from, to)`. */
function placeOf({ lat, lng, postings, postingOffsets, ...segment }: Segment, from: number, to: number) {
  let [sumLat, sumLng, count] = [0, 0, 0]
  for (let at = postingOffsets[from]!; at < postingOffsets[to]!; at++) {
    const doc = docOf(postings[at]!)
    if (Number.isNaN(lat[doc])) continue
    sumLat += lat[doc]!
    sumLng += lng[doc]!
    count++
  }
  if (count === 0) return undefined
  const first = docOf(postings[postingOffsets[from]!]!)
  return {
    country: COUNTRIES[TRAITS[segment.traits[first]!]!.country]!,
    region: stringAt({ bytes: segment.regionBytes, offsets: segment.regionOffsets }, segment.town[first]!),
    lat: sumLat / count,
    lng: sumLng / count,
    schools: postingOffsets[to]! - postingOffsets[from]!,
  }
}
