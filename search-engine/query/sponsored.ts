import { chordOfArc } from '../base/distance.ts'
import { type Bitmap, bitsToList, hasBit } from '../base/sets/bitmap.ts'
import { countCommon } from '../base/sets/count-common.ts'
import { scratchBitmap } from '../base/sets/scratch.ts'
import { chordsTo, UNKNOWN_CHORD } from '../index/geo/distances.ts'
import type { Segment } from '../index/segment/segment.ts'
import type { Part } from './evaluate.ts'
import { docsOf } from './match/match.ts'
import type { ResolvedText } from './readings/resolve-text.ts'

/** Farther away a school is no offer for the place that is meant. */
const MAX_KM = 30

/**
 * Returns, by segment, the premium schools that may be shown as paid places: where a search is about a place, those in
 * it if it has results, otherwise those near it.
 */
export function payingDocs(segments: readonly Segment[], parts: readonly Part[], text: ResolvedText): Bitmap[] {
  const { place, point } = text.plan
  if (!point) return segments.map(({ choices }) => choices.premium)
  const inPlaces = segments.map((segment, at) => docsOf(text.matches[at]!.inPlaces, segment.size))
  const isInside = parts.some((part, at) => hasAny(part.docs(), inPlaces[at]!))
  return segments.map((segment, at) => {
    const premium = bitsToList(segment.choices.premium)
    const chords = chordsTo(place ?? point, segment, premium)
    const longest = chordOfArc(MAX_KM)
    const allowed = scratchBitmap(segment.size)
    for (const [index, doc] of premium.entries()) {
      const chord = chords[index]!
      const isMember = hasBit(inPlaces[at]!, doc)
      const isNear = chord <= longest || (isMember && chord === UNKNOWN_CHORD)
      if (isNear && (isMember || !isInside)) allowed[doc >>> 5]! |= 1 << (doc & 31)
    }
    return allowed
  })
}

/** @param docs as a set or as a list */
function hasAny(docs: Bitmap | Uint32Array, members: Bitmap): boolean {
  return docs instanceof Uint32Array ? docs.some((doc) => hasBit(members, doc)) : countCommon(docs, members) > 0
}
