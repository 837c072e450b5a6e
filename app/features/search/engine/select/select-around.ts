import { chordOfArc, type Point } from '../geo/distance.ts'
import { boxAround, chordsFrom } from '../geo/distances.ts'
import { type Box, docsAround } from '../geo/geo-index.ts'
import { LEVELS, levelInBits, type Match, visitMatch } from '../match/match.ts'
import type { Plan } from '../query/plan.ts'
import { rankOf } from '../rank/rank.ts'
import type { Segment } from '../segment/segment.ts'
import { type Bitmap, hasBit, visitBits } from '../sets/bitmap.ts'
import { placeMembers } from './place-members.ts'
import { allowedDocs, type SegmentMatches } from './select.ts'
import { type ListSelection, SelectionWriter } from './selection.ts'

/** Where schools must stand. */
export type Area = {
  point: Point
  /** From the point. Without it only the schools of the plan's place count. */
  radiusKm: number | undefined
  /** Whether the radius holds for the schools of the place, too. */
  isStrict: boolean
  box: Box | undefined
}

/**
 * The schools of the place in the text, those within the radius of the point, and those whose name has the whole text.
 * If the radius is strict only what lies within it.
 */
export function selectAround(
  segment: Segment,
  { wanted, named }: SegmentMatches,
  plan: Plan,
  area: Area,
): ListSelection {
  const writer = new SelectionWriter(allowedDocs(segment, area.box), segment.size)
  const members = placeMembers(segment, plan.places)
  const chordOf = chordsFrom(area.point, segment)
  const longest = area.radiusKm === undefined ? -1 : chordOfArc(area.radiusKm)
  const take = (doc: number, level: number, isAnywhere: boolean) => {
    if (!writer.accepts(doc)) return
    const isMember = hasBit(members, doc)
    const chord = chordOf(doc)
    if (chord > longest && (area.isStrict || !(isMember || isAnywhere))) return
    writer.add(doc, rankOf(segment, plan, doc, level, isMember || !plan.place), chord)
  }
  visitNear(segment, wanted, members, area, (doc, level) => take(doc, level, false))
  visitMatch(named, (doc, level) => take(doc, level, true))
  return writer.finish()
}

/** Visits at least those documents of a match that are members or within the radius. */
function visitNear(
  segment: Segment,
  match: Match,
  members: Bitmap,
  { point, radiusKm }: Area,
  visit: (doc: number, level: number) => void,
): void {
  if (match.kind === 'list') {
    visitMatch(match, visit)
    return
  }
  const visitIfMatched = (doc: number) => {
    const level = levelInBits(match, doc)
    if (level < LEVELS) visit(doc, level)
  }
  visitBits(members, visitIfMatched)
  if (radiusKm === undefined) return
  for (const doc of docsAround(segment.geo, boxAround(point, radiusKm))) visitIfMatched(doc)
}
