import { termNumber } from '../../base/text/lexicon.ts'
import { docsNamed } from '../../base/text/name-index.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { postalTerms } from '../../index/terms/postal-terms.ts'
import type { Place } from '../../language/places/place.ts'
import { spelledTownKey } from '../../language/places/town.ts'
import { townTerm } from '../../language/term-kinds.ts'
import { LEVEL, type Match } from './match.ts'
import { matchTerms } from './match-terms.ts'

/** Returns the documents of a segment that are in one of the towns or postal code areas. */
export function placeMembers(segment: Segment, places: readonly Place[]): Match {
  const ranges = places.map((place) => placeTerms(segment, place))
  return matchTerms(
    segment,
    ranges.map(([from, to]) => ({ from, to, level: LEVEL.written })),
  )
}

function placeTerms({ lexicon }: Segment, { kind, country, name, region }: Place): [from: number, to: number] {
  if (kind === 'district') return [0, 0]
  if (kind === 'postal_code') return postalTerms(lexicon, country, name)
  const town = termNumber(lexicon, townTerm(country, spelledTownKey(name, country), region))
  return town === -1 ? [0, 0] : [town, town + 1]
}

/** Returns the documents in streets with a name, see `streetKey`. */
export function matchStreet({ streets }: Segment, key: number): Match {
  const docs = Uint32Array.from(docsNamed(streets, key))
  return { kind: 'list', docs, levels: new Uint8Array(docs.length) }
}
