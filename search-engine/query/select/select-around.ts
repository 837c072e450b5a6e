import { chordOfArc, type Point } from '../../base/distance.ts'
import { type Bitmap, bitsToList, countBits, hasBit, intersectWith, subtractFrom } from '../../base/sets/bitmap.ts'
import { scratchCopy } from '../../base/sets/scratch.ts'
import { membersInBox } from '../../index/geo/box-members.ts'
import { boxAround, chordsTo, UNKNOWN_CHORD } from '../../index/geo/distances.ts'
import type { Segment } from '../../index/segment/segment.ts'
import {
  type BitsMatch,
  docsOf,
  everyBit,
  LEVEL,
  LEVELS,
  levelIn,
  levelInBits,
  type Match,
  NO_MATCH,
  restrictMatch,
} from '../match/match.ts'
import type { Plan } from '../plan.ts'
import type { SegmentMatches } from './select.ts'
import { type MeasuredSelection, OUTSIDE_PLACE, unmetLevel } from './selection.ts'

/** The area that schools must be in. */
export type Area = {
  point: Point
  /** Distance from the point. Without it, only the schools of the plan's places match. */
  radiusKm: number | undefined
  /** Whether the radius applies to the schools of the places, too. */
  isStrict: boolean
  /** Where distances are measured from; the point if left out. */
  from?: Point
  /** Whether only schools of the places match, too. */
  isInPlace?: boolean
}

/**
 * Returns the schools of the places in the text, those within the radius of the point, and those whose name is the
 * whole text. With a strict radius, only what is within it.
 *
 * @param allowed the documents that may be selected
 */
export function selectAround(
  segment: Segment,
  { wanted, named, inPlaces, preferred }: SegmentMatches,
  plan: Plan,
  { point, radiusKm, isStrict, from = point, isInPlace = false }: Area,
  allowed: Bitmap,
): MeasuredSelection {
  const members = docsOf(inPlaces, segment.size)
  const among = isInPlace ? intersectWith(scratchCopy(members), allowed) : allowed
  const isInCity = plan.wholeCity !== undefined && !isStrict
  const longest = radiusKm === undefined ? -1 : chordOfArc(radiusKm)
  const outside = plan.place ? OUTSIDE_PLACE : 0

  const near = nearDocs(segment, wanted, inPlaces, { point, radiusKm, isStrict }, among)
  const others = allowedDocs(named, among)
  const most = near.docs.length + others.docs.length
  const [docs, levels, chords] = [new Uint32Array(most), new Uint8Array(most), new Float64Array(most)]
  let count = 0

  const chordsNear = chordsTo(point, segment, near.docs)
  for (let at = 0; at < near.docs.length; at++) {
    const doc = near.docs[at]!
    const isMember = hasBit(members, doc)
    const chord = isInCity && isMember ? UNKNOWN_CHORD : chordsNear[at]!
    if (chord > longest && (isStrict || !isMember)) continue
    docs[count] = doc
    levels[count] = near.levels[at]! + (isMember ? 0 : outside) + unmetLevel(preferred, doc)
    chords[count++] = chord
  }

  const chordsNamed = chordsTo(point, segment, others.docs)
  for (let at = 0; at < others.docs.length; at++) {
    const doc = others.docs[at]!
    const isMember = hasBit(members, doc)
    const chord = isInCity && isMember ? UNKNOWN_CHORD : chordsNamed[at]!
    const isInArea = chord <= longest || (!isStrict && isMember)
    if ((isStrict && !isInArea) || (isInArea && levelIn(wanted, doc) < LEVELS)) continue
    docs[count] = doc
    levels[count] = others.levels[at]! + (isMember ? 0 : outside) + unmetLevel(preferred, doc)
    chords[count++] = chord
  }

  const selected = docs.subarray(0, count)
  return {
    kind: 'list',
    docs: selected,
    levels: levels.subarray(0, count),
    chords: from === point ? chords.subarray(0, count) : chordsTo(from, segment, selected),
  }
}

/** Documents in any order, each with its level. */
type Levelled = { docs: Uint32Array; levels: Uint8Array }

/** With this few documents, measuring all of them is faster than looking for those nearby. */
const FEW_DOCUMENTS = 200

/** Returns, once each, at least those allowed documents of a match that are in the area. */
function nearDocs(
  segment: Segment,
  match: Match,
  inPlaces: Match,
  { point, radiusKm, isStrict }: Area,
  allowed: Bitmap,
): Levelled {
  if (match.kind === 'list') return allowedDocs(match, allowed)
  const candidates = intersectWith(scratchCopy(everyBit(match)), allowed)
  const there = isStrict ? NO_MATCH : allowedDocs(inPlaces, candidates)
  if (radiusKm === undefined) return levelled(match, there.docs, NO_MATCH.docs)
  if (!isStrict) subtractFrom(candidates, docsOf(inPlaces, segment.size))
  const isFew = countBits(candidates) <= FEW_DOCUMENTS
  const around = isFew ? bitsToList(candidates) : membersInBox(segment.geo, boxAround(point, radiusKm), candidates)
  return levelled(match, there.docs, around)
}

function levelled(match: BitsMatch, some: Uint32Array, others: Uint32Array): Levelled {
  const docs = new Uint32Array(some.length + others.length)
  docs.set(some)
  docs.set(others, some.length)
  const levels = new Uint8Array(docs.length)
  const isOneLevel = match.upTo[0] === everyBit(match)
  for (let at = 0; at < docs.length && !isOneLevel; at++) levels[at] = levelInBits(match, docs[at]!)
  return { docs, levels }
}

function allowedDocs(match: Match, allowed: Bitmap): Levelled {
  if (match.kind === 'list') return restrictMatch(match, (doc) => (hasBit(allowed, doc) ? LEVEL.written : LEVELS))
  return levelled(match, bitsToList(intersectWith(scratchCopy(everyBit(match)), allowed)), NO_MATCH.docs)
}
