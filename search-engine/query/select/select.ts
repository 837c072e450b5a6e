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
import { BY_NUMBER, type ListSelection, type Selection, SelectionWriter } from './selection.ts'

/**
 * The matches of a text in a segment: schools that have the searched words or the official number, schools whose name
 * has the interpreted words, wherever they are, and all schools of the places in the text.
 */
export type SegmentMatches = { wanted: Match; named: Match; inPlaces: Match }

/** Returns the allowed documents of a segment that match, without a point. */
export function select(segment: Segment, { wanted, named }: SegmentMatches, allowed: Bitmap): Selection {
  const match = unite(wanted, named, segment.size)
  const isAllowed = match.kind === 'bits' && everyBit(match) === allowed
  const isLimited = !isAllowed && (!segment.isWhole || allowed !== segment.live)
  if (match.kind === 'bits')
    return { kind: 'bits', match: isLimited ? (intersect(match, matchAll(allowed)) as BitsMatch) : match }
  const limited = isLimited ? restrictMatch(match, (doc) => (hasBit(allowed, doc) ? LEVEL.written : LEVELS)) : match
  return { ...limited, chords: undefined }
}

/** Returns the same for an official number: `wanted` are the documents that have it. */
export function selectByNumber(segment: Segment, { wanted, named }: SegmentMatches, allowed: Bitmap): ListSelection {
  const writer = new SelectionWriter()
  visitMatch(unite(wanted, named, segment.size), (doc, level) => {
    if (hasBit(allowed, doc)) writer.add(doc, levelIn(wanted, doc) < LEVELS ? BY_NUMBER : level, 0)
  })
  return writer.finish()
}
