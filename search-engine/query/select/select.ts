import { type Bitmap, hasBit } from '../../base/sets/bitmap.ts'
import type { Segment } from '../../index/segment/segment.ts'
import {
  type BitsMatch,
  everyBit,
  intersect,
  LEVEL,
  LEVELS,
  levelIn,
  type Match,
  matchAll,
  restrictMatch,
  unite,
  visitMatch,
} from '../match/match.ts'
import { BY_NUMBER, type ListSelection, type Selection, SelectionWriter, unmetLevel } from './selection.ts'

/**
 * The matches of a text in a segment: schools that have the searched words or the official number, schools whose name
 * is the whole text, wherever they are, and all schools of the places in the text. Schools in more of the preferred
 * sets come first.
 */
export type SegmentMatches = { wanted: Match; named: Match; inPlaces: Match; preferred: readonly Bitmap[] }

/** Returns the allowed documents of a segment that match, without a point. */
export function select(segment: Segment, { wanted, named, preferred }: SegmentMatches, allowed: Bitmap): Selection {
  const match = unite(wanted, named, segment.size)
  const isAllowed = match.kind === 'bits' && everyBit(match) === allowed
  const isLimited = !isAllowed && (!segment.isWhole || allowed !== segment.live)
  if (match.kind === 'bits')
    return { kind: 'bits', match: isLimited ? (intersect(match, matchAll(allowed)) as BitsMatch) : match, preferred }
  const limited = isLimited ? restrictMatch(match, (doc) => (hasBit(allowed, doc) ? LEVEL.written : LEVELS)) : match
  const levels = limited.levels.map((level, at) => level + unmetLevel(preferred, limited.docs[at]!))
  return { kind: 'list', docs: limited.docs, levels, chords: undefined }
}

/** Returns the same for an official number: `wanted` are the documents that have it. */
export function selectByNumber(segment: Segment, { wanted, named }: SegmentMatches, allowed: Bitmap): ListSelection {
  const writer = new SelectionWriter()
  visitMatch(unite(wanted, named, segment.size), (doc, level) => {
    if (hasBit(allowed, doc)) writer.add(doc, levelIn(wanted, doc) < LEVELS ? BY_NUMBER : level, 0)
  })
  return writer.finish()
}
