import { chordOfArc, type Point } from '../geo/distance.ts'
import { boxAround, chordsFrom } from '../geo/distances.ts'
import { docsAround } from '../geo/geo-index.ts'
import { LEVELS, levelIn, type Match, visitMatch } from '../match/match.ts'
import type { Plan } from '../query/plan.ts'
import { rankOf } from '../rank/rank.ts'
import type { Segment } from '../segment/segment.ts'
import { type Bitmap, hasBit } from '../sets/bitmap.ts'
import { placeMembers } from './place-members.ts'
import type { SegmentMatches } from './select.ts'
import { type ListSelection, SelectionWriter } from './selection.ts'

/** Where schools must stand. */
export type Area = {
  point: Point
  /** From the point. Without it only the schools of the plan's places count. */
  radiusKm: number | undefined
  /** Whether the radius holds for the schools of the places, too. */
  isStrict: boolean
}

/**
 * The schools of the places in the text, those within the radius of the point, and those that are named so. If the
 * radius is strict only what lies within it.
 *
 * @param allowed the documents that may be selected
 */
export function selectAround(
  segment: Segment,
  { wanted, named }: SegmentMatches,
  plan: Plan,
  { point, radiusKm, isStrict }: Area,
  allowed: Bitmap,
): ListSelection {
  const writer = new SelectionWriter()
  const members = placeMembers(segment, plan.places)
  const chordOf = chordsFrom(point, segment)
  const longest = radiusKm === undefined ? -1 : chordOfArc(radiusKm)
  const add = (doc: number, level: number, isMember: boolean, chord: number) =>
    writer.add(doc, rankOf(segment, plan, doc, level, isMember || !plan.place), chord)
  const isMember = (doc: number) => levelIn(members, doc) < LEVELS
  const isInArea = (doc: number, chord: number) => chord <= longest || (!isStrict && isMember(doc))

  const takeWanted = (doc: number, level: number) => {
    const chord = chordOf(doc)
    if (isInArea(doc, chord)) add(doc, level, isMember(doc), chord)
  }
  const takeNamed = (doc: number, level: number) => {
    if (!hasBit(allowed, doc)) return
    const chord = chordOf(doc)
    const isTaken = levelIn(wanted, doc) < LEVELS && isInArea(doc, chord)
    if (!isTaken && (!isStrict || chord <= longest)) add(doc, level, isMember(doc), chord)
  }
  visitNear(segment, wanted, members, { point, radiusKm, isStrict }, allowed, takeWanted)
  visitMatch(named, takeNamed)
  return writer.finish()
}

/** Visits, once each, at least those allowed documents of a match that are in the area. */
function visitNear(
  segment: Segment,
  match: Match,
  members: Match,
  { point, radiusKm, isStrict }: Area,
  allowed: Bitmap,
  visit: (doc: number, level: number) => void,
): void {
  if (match.kind === 'list') {
    visitMatch(match, (doc, level) => hasBit(allowed, doc) && visit(doc, level))
    return
  }
  const visitIfMatched = (doc: number) => {
    const level = levelIn(match, doc)
    if (level < LEVELS) visit(doc, level)
  }
  if (!isStrict) visitMatch(members, (doc) => hasBit(allowed, doc) && visitIfMatched(doc))
  if (radiusKm === undefined) return
  for (const doc of docsAround(segment.geo, boxAround(point, radiusKm))) {
    if (hasBit(allowed, doc) && (isStrict || levelIn(members, doc) === LEVELS)) visitIfMatched(doc)
  }
}
