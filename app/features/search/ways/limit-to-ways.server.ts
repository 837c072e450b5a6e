import { findSchoolDay } from '#app/features/admission-dates/shown/find-school-day.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { measureWays } from '#app/features/routing/measure-ways.server.ts'
import { isWithin, MAX_MEASURED, modeOf, WAY_CHOICES, type WayChoice, type Ways } from '#app/features/routing/ways.ts'
import type { Point, SearchEngine, SearchQuery } from '#search-engine/index.ts'
import { unfiltered } from '#search-engine/query/search-query.ts'
import type { SearchAddress } from '../search-address.ts'

/** Further away as the crow flies nobody gets by bicycle in half an hour, or by public transport in an hour. */
const REACH_KM = 12
const TRANSIT_REACH_KM = 40

/** What is known of the ways to the schools around the point of a search. */
export type MeasuredWays = {
  /** By id of school; undefined while the engine does not answer. */
  ways: ReadonlyMap<string, Ways> | undefined
  /** How far around the point they were measured. */
  radiusKm: number
  /** Which of them limit the search. */
  chosen: WayChoice[]
  /** Whether the engine answered about all that were chosen. */
  isAnswered: boolean
  /** Number of schools around the point that were too many to be measured. */
  beyond: number
  /** Number of schools around the point of which only the town or the postal code is known. */
  rough: number
}

/** Returns the ways to which a search is limited. */
export const chosenWays = ({ further }: Pick<SearchAddress, 'further'>): WayChoice[] =>
  WAY_CHOICES.filter((choice) => further.way?.includes(choice))

/**
 * Measures the ways from the point of a search to the nearest schools, at most {@link MAX_MEASURED}, and limits the
 * search to those within the chosen minutes. While the engine does not answer the search is not limited.
 *
 * @param near the point around which the visitor searches; without one, as without an engine, nothing is measured
 */
export async function limitToWays(
  engine: SearchEngine,
  query: SearchQuery,
  address: Pick<SearchAddress, 'further'>,
  near: Point | undefined,
): Promise<{ query: SearchQuery; measured: MeasuredWays | undefined }> {
  if (!near || !hasEngine()) return { query, measured: undefined }
  const chosen = chosenWays(address)
  const around = nearestOf(query, chosen.some((choice) => modeOf(choice) === 'transit') ? TRANSIT_REACH_KM : REACH_KM)
  // Those that other filters leave out are measured as well, so that the numbers of all choices are right.
  const all = engine.search(unfiltered(around))
  const { hits, schoolTotal } = all.schoolTotal > MAX_MEASURED ? engine.search(around) : all
  const ids = hits.flatMap(({ id, sites }) => [id, ...sites]).slice(0, MAX_MEASURED)
  const found = await measureWays(near, ids, findSchoolDay)
  const ways = found?.ways
  const { radiusKm } = around
  const measured = {
    ways,
    radiusKm,
    chosen,
    isAnswered: found !== undefined && chosen.every((choice) => found.modes.includes(modeOf(choice))),
    beyond: schoolTotal - ids.length,
    rough: ways ? ids.length - ways.size : 0,
  }
  if (!ways || !measured.isAnswered || chosen.length === 0) return { query, measured }
  const only = ids.filter((id) => isWithin(ways.get(id), chosen))
  return { query: { ...query, only, radiusKm }, measured }
}

const nearestOf = (query: SearchQuery, reachKm: number): SearchQuery & { radiusKm: number } => ({
  ...query,
  radiusKm: Math.min(query.radiusKm ?? reachKm, reachKm),
  sort: 'distance',
  factOrder: undefined,
  withFacts: false,
  withoutSponsored: true,
  page: 1,
  pageSize: MAX_MEASURED,
})
