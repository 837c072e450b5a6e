import { chordOfArc } from '../../base/distance.ts'
import { prefixRange, termAt, termNumber } from '../../base/text/lexicon.ts'
import { docsNamed } from '../../base/text/name-index.ts'
import { membersInBox } from '../../index/geo/box-members.ts'
import { boxAround, chordsTo } from '../../index/geo/distances.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { postalTerms } from '../../index/terms/postal-terms.ts'
import { docOf } from '../../index/terms/postings.ts'
import { codesOfQuarter } from '../../language/gazetteer/town-codes.ts'
import type { Place } from '../../language/places/place.ts'
import { spelledTownKey } from '../../language/places/town.ts'
import { POSTAL_CODE, townTerm } from '../../language/term-kinds.ts'
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

/** A part of a city reaches about as far. */
const DISTRICT_KM = 2.5
/** The postal codes of this many schools nearest to the middle of a district are those of the district. */
const NEAREST = 3

/**
 * Returns the documents of a part of a city: those of its postal codes, or, where only its middle is known, those
 * nearby that share a postal code with the nearest ones.
 */
export function districtMembers(segment: Segment, district: Place): Match {
  const codes = codesOfQuarter(district)
  if (codes.length > 0)
    return placeMembers(
      segment,
      codes.map((name): Place => ({ ...district, kind: 'postal_code', name })),
    )
  const docs = Uint32Array.from(membersInBox(segment.geo, boxAround(district, DISTRICT_KM), segment.live))
  const chords = chordsTo(district, segment, docs)
  const nearest = Array.from(docs, (doc, at) => ({ doc, chord: chords[at]! }))
    .filter(({ chord }) => chord <= chordOfArc(DISTRICT_KM))
    .sort((a, b) => a.chord - b.chord)
  const areaOf = postalAreas(segment)
  const areas = new Set(nearest.slice(0, NEAREST).map(({ doc }) => areaOf[doc]))
  const members = Uint32Array.from(nearest.flatMap(({ doc }) => (areas.has(areaOf[doc]) ? [doc] : []))).sort()
  return { kind: 'list', docs: members, levels: new Uint8Array(members.length) }
}

const areasBySegment = new WeakMap<Segment, Uint32Array>()

/** Returns a number for the postal code of each document, in Britain for its outcode; 0 without a code. */
function postalAreas(segment: Segment): Uint32Array {
  const known = areasBySegment.get(segment)
  if (known) return known
  const areas = new Uint32Array(segment.size)
  const numbers = new Map<string, number>()
  for (const { term, docs } of postalDocs(segment, POSTAL_CODE)) {
    const [area = ''] = term.split(' ')
    const number = numbers.get(area) ?? numbers.size + 1
    numbers.set(area, number)
    for (const doc of docs) areas[doc] = number
  }
  areasBySegment.set(segment, areas)
  return areas
}

/** Yields the terms of postal codes that begin with a text, each with its documents. */
export function* postalDocs({ lexicon, postings, postingOffsets }: Segment, beginning: string) {
  const [from, to] = prefixRange(lexicon, beginning)
  for (let term = from; term < to; term++) {
    const docs = postings.subarray(postingOffsets[term]!, postingOffsets[term + 1]!).map(docOf)
    yield { term: termAt(lexicon, term), docs }
  }
}
