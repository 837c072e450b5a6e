import { boxMembers } from '../geo/box-members.ts'
import type { Box } from '../geo/geo-index.ts'
import { type BitsMatch, intersect, type Match, matchAll, unite, visitMatch } from '../match/match.ts'
import type { Plan } from '../query/plan.ts'
import { NUMBER_RANK, rankOf } from '../rank/rank.ts'
import type { Segment } from '../segment/segment.ts'
import { type Bitmap, intersectWith } from '../sets/bitmap.ts'
import { type Selection, SelectionWriter } from './selection.ts'

/**
 * What a segment has for a text: schools that have the searched words or the official number, and schools whose name
 * has all words of the text, wherever they stand.
 */
export type SegmentMatches = { wanted: Match; named: Match }

/** The live documents of a segment that match, without a point, in a box if there is one. */
export function select(segment: Segment, matches: SegmentMatches, plan: Plan, box: Box | undefined): Selection {
  const allowed = allowedDocs(segment, box)
  const match = unite(matches.wanted, matches.named, segment.size)
  const isNumber = plan.officialNumber !== undefined
  if (match.kind === 'bits' && !isNumber) {
    const isLimited = !segment.isWhole || box !== undefined
    return { kind: 'bits', match: isLimited ? (intersect(match, matchAll(allowed)) as BitsMatch) : match }
  }
  const writer = new SelectionWriter(allowed, segment.size)
  const take = (doc: number, rank: number) => {
    if (writer.accepts(doc)) writer.add(doc, rank, 0)
  }
  if (isNumber) visitMatch(matches.wanted, (doc) => take(doc, NUMBER_RANK))
  visitMatch(match, (doc, level) => take(doc, rankOf(segment, plan, doc, level, true)))
  return writer.finish()
}

export function allowedDocs(segment: Segment, box: Box | undefined): Bitmap {
  return box ? intersectWith(boxMembers(segment, box), segment.live) : segment.live
}
