import { chordOfArc, KM_PER_MILE, type Point } from '../base/distance.ts'
import { addTo, type Bitmap, intersectWith } from '../base/sets/bitmap.ts'
import { countCommon } from '../base/sets/count-common.ts'
import { scratchBitmap, scratchCopy } from '../base/sets/scratch.ts'
import type { Segment } from '../index/segment/segment.ts'
import { docWithId } from '../index/segment/stored-layers.ts'
import { compileFilter, type Filter } from './filter/filter.ts'
import { passingDocs } from './filter/filter-bits.ts'
import { countLive, docsOf, everyBit, intersect } from './match/match.ts'
import { placeMembers } from './match/match-places.ts'
import type { Plan } from './plan.ts'
import type { ResolvedText } from './readings/resolve-text.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchQuery } from './search-query.ts'
import { type SegmentMatches, select, selectByNumber } from './select/select.ts'
import { type Area, selectAround } from './select/select-around.ts'
import type { MeasuredSelection, Selection } from './select/selection.ts'

/** With fewer results around a point than this, the next radius is tried. */
const ENOUGH_RESULTS = 5
/** For a text that asks for schools around a place. */
const AROUND_KM = 16
/** For a property in a part of a city, whose other parts are near. */
const CITY_KM = 6
/** Tried in two steps, because each step visits everything within its last radius. */
const RADII_KM = [
  [1, 2, 5],
  [10, 25, 50],
]
/** Number of candidates small enough to measure all at once. */
const FEW_CANDIDATES = 200
/** In whole miles where the page shows the radius in miles. */
const RADII_IN_MILES = [
  [1, 2, 3],
  [5, 15, 30],
].map((miles) => miles.map((mile) => mile * KM_PER_MILE))

/** The results of a query in each segment, before the filters. */
export type Resolved = {
  plan: Plan
  filter: Filter
  selections: Selection[]
  /** Whether words were corrected. */
  corrected: boolean
  /** Radius chosen for a query without one. */
  widenedToKm?: number
}

/**
 * Applies the filters of a query to its resolved text.
 *
 * @param text the resolved text of the query
 * @param isForFacets whether schools that fail filters are needed as well; without them the results are the same, but
 *   faster
 */
export function resolve(
  { segments, memo }: SearchContext,
  query: SearchQuery,
  text: ResolvedText,
  isForFacets = true,
): Resolved {
  const filter = compileFilter(query)
  const { box } = query
  const live = segments.map((segment) => {
    const inBox = box ? memo.inBox(segment, box) : segment.live
    const among = query.only ? intersectWith(docsOfIds(segment, query.only), inBox) : inBox
    if (!query.within) return among
    return intersectWith(scratchCopy(docsOf(placeMembers(segment, query.within), segment.size)), among)
  })
  const { plan, corrected } = text
  return { plan, filter, corrected, ...selectAll(segments, query, text, filter, live, isForFacets) }
}

function docsOfIds(segment: Segment, ids: readonly string[]): Bitmap {
  const docs = scratchBitmap(segment.size)
  for (const id of ids) {
    const doc = docWithId(segment, id)
    if (doc !== undefined) addTo(docs, doc)
  }
  return docs
}

/** Whether what is around a place is as good: where the text says so, or for a property in a part of a city. */
function isAround({ interpretation, place, wholeCity }: Plan, matches: readonly SegmentMatches[]): boolean {
  const isPart = place?.kind === 'district' && wholeCity === undefined
  return interpretation.around || (isPart && matches.some(({ preferred }) => preferred.length > 0))
}

function selectAll(
  segments: readonly Segment[],
  query: SearchQuery,
  { plan, matches }: ResolvedText,
  filter: Filter,
  live: readonly Bitmap[],
  isForFacets: boolean,
): Pick<Resolved, 'selections' | 'widenedToKm'> {
  const passing =
    !isForFacets || plan.point ? segments.map((segment, at) => passingDocs(segment, live[at]!, filter)) : live
  const allowed = isForFacets ? live : passing
  if (!plan.point) {
    const selectFrom = plan.officialNumber === undefined ? select : selectByNumber
    return { selections: segments.map((segment, at) => selectFrom(segment, matches[at]!, allowed[at]!)) }
  }
  const { point, place, from } = plan
  const within = (area: Omit<Area, 'point'> & { point?: Point }, among: readonly Bitmap[]) =>
    segments.map((segment, at) => selectAround(segment, matches[at]!, plan, { point, ...area }, among[at]!))
  if (query.within) return { selections: within({ radiusKm: undefined, isStrict: false, from }, allowed) }
  const radiusKm = query.radiusKm ?? plan.interpretation.radiusKm
  if (radiusKm !== undefined) {
    // The visitor's own radius is around the visitor's own point, and the place still limits.
    const own = query.radiusKm === undefined || place?.kind === 'district' ? undefined : query.near
    const area = { radiusKm, isStrict: true, from, isInPlace: own !== undefined && place !== undefined }
    return { selections: within({ ...area, ...(own && { point: own }) }, allowed) }
  }
  if (isAround(plan, matches)) {
    const widenedToKm = plan.interpretation.around ? AROUND_KM : CITY_KM
    const area = { radiusKm: widenedToKm, isStrict: false, from }
    if (sum(within(area, passing), ({ docs }) => docs.length) >= ENOUGH_RESULTS)
      return { selections: within(area, allowed), widenedToKm }
  }
  const country = (plan.place ?? query.around)?.country ?? 'GB'
  const steps = query.language === 'en' && country === 'GB' ? RADII_IN_MILES : RADII_KM
  const candidates = sum(matches, ({ wanted }, at) => countLive(wanted, passing[at]!))
  let tried: { radiusKm: number | undefined; selections: MeasuredSelection[] } | undefined
  const widenedToKm = radiusWithEnough(plan, candidates > FEW_CANDIDATES ? steps : [steps.flat()], {
    countInPlace: () => sum(matches, (match, at) => countMembers(match, passing[at]!)),
    chordsWithin: (radius) => {
      tried = { radiusKm: radius, selections: within({ radiusKm: radius, isStrict: !place }, passing) }
      return tried.selections.map(({ chords }) => chords)
    },
  })
  const isSame = from === point && allowed.every((docs, at) => docs === passing[at])
  if (isSame && tried && tried.radiusKm === widenedToKm) return { selections: tried.selections, widenedToKm }
  return { selections: within({ radiusKm: widenedToKm, isStrict: !place, from }, allowed), widenedToKm }
}

const sum = <T>(list: readonly T[], count: (one: T, at: number) => number): number =>
  list.reduce((total, one, at) => total + count(one, at), 0)

/** Counts the matches among the schools of the text's places that pass the filters. */
function countMembers({ wanted, inPlaces }: SegmentMatches, passing: Bitmap): number {
  if (wanted.kind === 'list' || inPlaces.kind === 'list') return countLive(intersect(wanted, inPlaces), passing)
  return countCommon(intersectWith(scratchCopy(everyBit(wanted)), everyBit(inPlaces)), passing)
}

type Around = {
  /** Counts results in the place; there may be more, whose name only has the words. */
  countInPlace: () => number
  /** Returns the chords of the results in the place and within a radius, or in the place alone. */
  chordsWithin: (radiusKm?: number) => readonly Float64Array[]
}

/**
 * Returns undefined if the place alone has enough results, else the first radius that gives enough, or the last one.
 */
function radiusWithEnough(
  { place, interpretation, street, wholeCity }: Plan,
  radiiKm: readonly (readonly number[])[],
  { countInPlace, chordsWithin }: Around,
): number | undefined {
  // A street with the same name in another town is a different street.
  if (street !== undefined && place && place.kind !== 'district') return undefined
  const standsAlone = place && (place.kind !== 'district' || wholeCity !== undefined)
  // The best schools of a place do not include those around it, which an order by rating would put first.
  const enoughInPlace = interpretation.best ? 1 : ENOUGH_RESULTS
  if (standsAlone && countInPlace() >= enoughInPlace) return undefined
  const inPlace = standsAlone ? chordsWithin() : []
  const countAll = (lists: readonly Float64Array[]) => sum(lists, ({ length }) => length)
  const countNear = (lists: readonly Float64Array[], longest: number) => sum(lists, (list) => countUpTo(list, longest))
  if (countAll(inPlace) >= enoughInPlace) return undefined
  for (const radii of radiiKm) {
    const chords = chordsWithin(radii.at(-1))
    const enough = radii.find((radius) => {
      const longest = chordOfArc(radius)
      const farInPlace = countAll(inPlace) - countNear(inPlace, longest)
      return countNear(chords, longest) + farInPlace >= ENOUGH_RESULTS
    })
    if (enough !== undefined) return enough
  }
  return radiiKm.at(-1)?.at(-1)
}

/** Returns how many numbers are not above `greatest`. */
function countUpTo(numbers: Float64Array, greatest: number): number {
  let count = 0
  for (let at = 0; at < numbers.length; at++) if (numbers[at]! <= greatest) count++
  return count
}
