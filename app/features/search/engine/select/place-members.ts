import type { Place } from '../../language/gazetteer.ts'
import { townKey } from '../../language/town.ts'
import type { Segment } from '../segment/segment.ts'
import { addTo, type Bitmap, emptyBitmap } from '../sets/bitmap.ts'
import { prefixRange, termNumber } from '../text/lexicon.ts'
import { docOf } from '../text/postings.ts'
import { postalBeginning, postalTerm, townTerm } from '../text/term-kinds.ts'

/** The documents of a segment that stand in one of the towns or areas of postal codes. */
export function placeMembers(segment: Segment, places: readonly Place[]): Bitmap {
  const members = emptyBitmap(segment.size)
  for (const term of places.flatMap((place) => placeTerms(segment, place))) {
    for (let at = segment.postingOffsets[term]!; at < segment.postingOffsets[term + 1]!; at++) {
      addTo(members, docOf(segment.postings[at]!))
    }
  }
  return members
}

function placeTerms({ lexicon }: Segment, { kind, country, name, region }: Place): number[] {
  if (kind === 'town') {
    return [termNumber(lexicon, townTerm(country, townKey(name, country), region))].filter((term) => term !== -1)
  }
  const [from, to] = prefixRange(lexicon, postalBeginning(country, name))
  const longer = Array.from({ length: to - from }, (_, at) => from + at)
  const whole = termNumber(lexicon, postalTerm(country, name))
  return whole === -1 || longer.includes(whole) ? longer : [whole, ...longer]
}
