import { chordOfArc, type Point } from '../geo/distance.ts'
import { boxAround, chordsFrom, UNKNOWN_CHORD } from '../geo/distances.ts'
import { visitBox } from '../geo/geo-index.ts'
import { docsOf, everyBit, LEVEL, LEVELS, levelIn, levelInBits, type Match, visitMatch } from '../match/match.ts'
import type { Plan } from '../query/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { type Bitmap, hasBit, intersectWith, subtractFrom } from '../sets/bitmap.ts'
import { scratchCopy } from '../sets/scratch.ts'
import type { SegmentMatches } from './select.ts'
import { type MeasuredSelection, OUTSIDE, SelectionWriter } from './selection.ts'

/** The area that schools must be in. */
export type Area = {
  point: Point
  /** From the point. Without it only the schools of the plan's places count. */
  radiusKm: number | undefined
  /** Whether the radius applies to the schools of the places, too. */
  isStrict: boolean
  /** Distances are measured from here; the point if left out. */
  from?: Point
  /** Whether only schools of the places count, too. */
  isInPlace?: boolean
}

/**
 * Returns the schools of the places in the text, those within the radius of the point, and those whose name has the
 * interpreted words. With a strict radius, only what is within it.
 *
 * @param allowed the documents that may be selected
 */
export function selectAround(
  segment: Segment,
  { wanted, named, inPlaces }: SegmentMatches,
  plan: Plan,
  { point, radiusKm, isStrict, from = point, isInPlace = false }: Area,
  allowed: Bitmap,
): MeasuredSelection {
  const writer = new SelectionWriter()
  const members = docsOf(inPlaces, segment.size)
  const measured = chordsFrom(point, segment)
  const isMember = (doc: number) => hasBit(members, doc)
  const isInCity = plan.wholeCity !== undefined && !isStrict ? isMember : undefined
  const chordOf = isInCity ? (doc: number) => (isInCity(doc) ? UNKNOWN_CHORD : measured(doc)) : measured
  const measuredFrom = from === point ? undefined : chordsFrom(from, segment)
  const longest = radiusKm === undefined ? -1 : chordOfArc(radiusKm)
  const outside = plan.place ? OUTSIDE : 0
  const add = (doc: number, level: number, chord: number) =>
    writer.add(doc, isMember(doc) ? level : level + outside, measuredFrom ? measuredFrom(doc) : chord)
  const among = isInPlace ? intersectWith(scratchCopy(members), allowed) : allowed
  const isInArea = (doc: number, chord: number) => chord <= longest || (!isStrict && isMember(doc))

  const takeWanted = (doc: number, level: number) => {
    const chord = chordOf(doc)
    if (!isInArea(doc, chord)) return
    // Of schools somewhere in the city those come first that name the district.
    const best = isInCity?.(doc) && levelIn(named, doc) === LEVELS ? LEVEL.beginning : LEVEL.written
    add(doc, Math.max(level, best), chord)
  }
  const takeNamed = (doc: number, level: number) => {
    if (!hasBit(among, doc)) return
    const chord = chordOf(doc)
    const isTaken = levelIn(wanted, doc) < LEVELS && isInArea(doc, chord)
    if (!isTaken && (!isStrict || chord <= longest)) add(doc, level, chord)
  }
  visitNear(segment, wanted, inPlaces, { point, radiusKm, isStrict }, among, takeWanted)
  visitMatch(named, takeNamed)
  return writer.finish()
}

/** Visits, once each, at least those allowed documents of a match that are in the area. */
function visitNear(
  segment: Segment,
  match: Match,
  inPlaces: Match,
  { point, radiusKm, isStrict }: Area,
  allowed: Bitmap,
  visit: (doc: number, level: number) => void,
): void {
  if (match.kind === 'list') {
    visitMatch(match, (doc, level) => hasBit(allowed, doc) && visit(doc, level))
    return
  }
  const candidates = intersectWith(scratchCopy(everyBit(match)), allowed)
  const take = (doc: number) => {
    if (hasBit(candidates, doc)) visit(doc, levelInBits(match, doc))
  }
  if (!isStrict) visitMatch(inPlaces, take)
  if (radiusKm === undefined) return
  if (!isStrict) subtractFrom(candidates, docsOf(inPlaces, segment.size))
  visitBox(segment.geo, boxAround(point, radiusKm), take)
}
