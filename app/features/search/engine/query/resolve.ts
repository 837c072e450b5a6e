import type { Gazetteer } from '../../language/gazetteer.ts'
import { compileFilter, type Filter } from '../filter/filter.ts'
import { passingDocs } from '../filter/filter-bits.ts'
import { boxMembers } from '../geo/box-members.ts'
import type { Box } from '../geo/geo-index.ts'
import { intersect, keep, LEVEL, LEVELS, type Match, matchAll, NO_MATCH } from '../match/match.ts'
import { matchText, matchWords } from '../match/match-text.ts'
import { WHOLE_WORDS } from '../match/word-terms.ts'
import type { Segment } from '../segment/segment.ts'
import { type SegmentMatches, select } from '../select/select.ts'
import { selectAround } from '../select/select-around.ts'
import type { Selection } from '../select/selection.ts'
import { type Bitmap, hasBit, intersectWith } from '../sets/bitmap.ts'
import { matchNumber, type Plan, planQuery } from './plan.ts'
import type { SearchQuery } from './search-query.ts'

/** With fewer results around a point than this, the next radius is tried. */
const ENOUGH = 5
const NEAR_RADII_KM = [1, 2, 5]
const FAR_RADII_KM = [10, 25]
const WIDEST_RADIUS_KM = 50

/** What a query finds in each segment, before the filters. */
export type Resolved = {
  plan: Plan
  filter: Filter
  selections: Selection[]
  /** Whether words were corrected. */
  corrected: boolean
  /** Radius that was chosen for a query without one. */
  widenedToKm?: number
  matches: readonly SegmentMatches[]
}

/**
 * @param isForFacets whether schools that fail filters are wanted too; without them the results are the same, sooner
 */
export function resolve(
  segments: readonly Segment[],
  gazetteer: Gazetteer,
  query: SearchQuery,
  isForFacets = true,
): Resolved {
  const plan = planQuery(query, segments, gazetteer)
  const filter = compileFilter(query)
  const { matches, corrected } = matchPlan(segments, plan, query.literal === true)
  return { plan, filter, corrected, matches, ...selectAll(segments, matches, plan, filter, query, isForFacets) }
}

/** The same documents ranked by another plan. */
export function rankAnew(segments: readonly Segment[], resolved: Resolved, plan: Plan, query: SearchQuery): Resolved {
  return { ...resolved, plan, ...selectAll(segments, resolved.matches, plan, resolved.filter, query, true) }
}

function selectAll(
  segments: readonly Segment[],
  matches: readonly SegmentMatches[],
  plan: Plan,
  filter: Filter,
  query: SearchQuery,
  isForFacets: boolean,
): Pick<Resolved, 'selections' | 'widenedToKm'> {
  const live = segments.map((segment) => allowedDocs(segment, query.box))
  const passing = segments.map((segment, at) => passingDocs(segment, live[at]!, filter))
  const allowed = isForFacets ? live : passing
  if (!plan.point)
    return { selections: segments.map((segment, at) => select(segment, matches[at]!, plan, allowed[at]!)) }
  const { point } = plan
  const within = (radiusKm: number | undefined, isStrict: boolean, among: readonly Bitmap[]) =>
    segments.map((segment, at) => selectAround(segment, matches[at]!, plan, { point, radiusKm, isStrict }, among[at]!))
  if (query.radiusKm !== undefined) return { selections: within(query.radiusKm, true, allowed) }
  const widenedToKm = radiusWithEnough(plan, (radiusKm) => {
    return within(radiusKm, !plan.place, passing).reduce((sum, { docs }) => sum + docs.length, 0)
  })
  return { selections: within(widenedToKm, !plan.place, allowed), widenedToKm }
}

function allowedDocs(segment: Segment, box: Box | undefined): Bitmap {
  return box ? intersectWith(boxMembers(segment, box), segment.live) : segment.live
}

/** None if the place alone has enough results, else the first radius that gives enough, or the last one. */
function radiusWithEnough({ place }: Plan, count: (radiusKm: number | undefined) => number): number | undefined {
  if (place && count(undefined) >= ENOUGH) return undefined
  const near = NEAR_RADII_KM.find((radius) => count(radius) >= ENOUGH)
  if (near !== undefined) return near
  // Nothing in between can have enough if the widest circle has not, which is common where filters leave little.
  if (count(WIDEST_RADIUS_KM) < ENOUGH) return WIDEST_RADIUS_KM
  return FAR_RADII_KM.find((radius) => count(radius) >= ENOUGH) ?? WIDEST_RADIUS_KM
}

function matchPlan(segments: readonly Segment[], plan: Plan, literal: boolean) {
  const { officialNumber, category } = plan
  const text =
    officialNumber === undefined
      ? matchText(segments, plan.words, literal)
      : { matches: segments.map((segment) => matchNumber(segment, officialNumber)), corrected: false }
  const matches = segments.map((segment, at): SegmentMatches => {
    const wanted = category === undefined ? text.matches[at]! : ofCategory(segment, text.matches[at]!, category)
    return { wanted, named: matchNames(segment, plan, text.matches[at]!) }
  })
  return { matches, corrected: text.corrected }
}

/** @param rest documents with the other words */
function matchNames(segment: Segment, { nameWords, officialNumber }: Plan, rest: Match): Match {
  if (!nameWords) return NO_MATCH
  const named = matchWords(segment, nameWords, 'name', () => WHOLE_WORDS)
  return officialNumber === undefined ? intersect(named, rest) : named
}

function ofCategory({ choices }: Segment, match: Match, category: number): Match {
  const members = choices.categories[category]!
  if (match.kind === 'bits') return intersect(match, matchAll(members))
  return keep(match, (doc) => (hasBit(members, doc) ? LEVEL.written : LEVELS))
}
