import { COUNTRIES } from '#app/features/schools/vocabulary.ts'
import type { Place } from '../../language/place.ts'
import type { Segment } from '../segment/segment.ts'
import { regionsOf, townsOf } from '../segment/segment-data.ts'
import { stringAt } from '../segment/strings.ts'
import { TRAITS } from '../segment/traits.ts'
import { prefixRange } from '../text/lexicon.ts'
import { docOf } from '../text/postings.ts'
import { POSTAL_CODES, postalCodeIn, TOWNS } from '../text/term-kinds.ts'

/** The towns and postal codes of a segment, each at the centre of its schools; those without any position are left out. */
export function* placesOf(segment: Segment): Generator<Place> {
  for (const kind of [TOWNS, POSTAL_CODES]) {
    const [from, to] = prefixRange(segment.lexicon, kind)
    for (let term = from; term < to; term++) {
      const place = placeOf(segment, term)
      if (place) yield place
    }
  }
}

function placeOf(segment: Segment, term: number): Place | undefined {
  const from = segment.postingOffsets[term]!
  const schools = segment.postingOffsets[term + 1]! - from
  const centre = centreOf(segment, from, from + schools)
  if (!centre) return undefined
  const first = docOf(segment.postings[from]!)
  const region = stringAt(regionsOf(segment), segment.town[first]!)
  const country = COUNTRIES[TRAITS[segment.traits[first]!]!.country]!
  const code = postalCodeIn(segment.lexicon[term]!)
  const name = code ?? stringAt(townsOf(segment), segment.town[first]!)
  return { kind: code === undefined ? 'town' : 'postal_code', name, country, region, ...centre, schools }
}

function centreOf({ lat, lng, postings }: Segment, from: number, to: number) {
  let [sumLat, sumLng, count] = [0, 0, 0]
  for (let at = from; at < to; at++) {
    const doc = docOf(postings[at]!)
    if (Number.isNaN(lat[doc])) continue
    sumLat += lat[doc]!
    sumLng += lng[doc]!
    count++
  }
  return count === 0 ? undefined : { lat: sumLat / count, lng: sumLng / count }
}
