import { type BitsMatch, intersect, LEVELS, levelIn, type Match, matchAll, unite, visitMatch } from '../match/match.ts'
import type { Plan } from '../query/plan.ts'
import { NUMBER_RANK, rankOf } from '../rank/rank.ts'
import type { Segment } from '../segment/segment.ts'
import { type Bitmap, hasBit } from '../sets/bitmap.ts'
import { type Selection, SelectionWriter } from './selection.ts'

/**
 * What a segment has for a text: schools that have the searched words or the official number, and schools whose name
 * has what was read as something else, wherever they stand.
 */
export type SegmentMatches = { wanted: Match; named: Match }

/** The allowed documents of a segment that match, without a point. */
export function select(segment: Segment, { wanted, named }: SegmentMatches, plan: Plan, allowed: Bitmap): Selection {
  const match = unite(wanted, named, segment.size)
  const isNumber = plan.officialNumber !== undefined
  if (match.kind === 'bits' && !isNumber) {
    const isLimited = !segment.isWhole || allowed !== segment.live
    return { kind: 'bits', match: isLimited ? (intersect(match, matchAll(allowed)) as BitsMatch) : match }
  }
  const writer = new SelectionWriter()
  visitMatch(match, (doc, level) => {
    const hasNumber = isNumber && levelIn(wanted, doc) < LEVELS
    if (hasBit(allowed, doc)) writer.add(doc, hasNumber ? NUMBER_RANK : rankOf(segment, plan, doc, level, true), 0)
  })
  return writer.finish()
}
