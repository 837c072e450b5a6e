import { z } from 'zod'
import { db } from '#db/client.ts'
import { distanceKm, type Point } from '#search-engine/base/distance.ts'
import { askEngine, EngineSilent, engineDeadline, hasEngine, NoStreetNear } from './engine/ask-engine.server.ts'
import { type FindSchoolDay, measureTransit } from './measure-transit.server.ts'
import { MAX_MEASURED, roundPoint, STREET_MODES, type StreetMode, type WayMode, type Ways } from './ways.ts'

const COSTING = { foot: 'pedestrian', bicycle: 'bicycle' } as const satisfies Record<StreetMode, string>

const matrixSchema = z.object({
  sources_to_targets: z.object({
    durations: z.array(z.array(z.number().min(0).nullable()).max(MAX_MEASURED, { abort: true })).length(1),
  }),
})

/** How often the places are halved to find those that no street is near, such as schools beyond the extract. */
const HALVINGS = 3

type Measuring = { from: Point; mode: StreetMode; signal: AbortSignal; visitor: string }

/** Ways by id of school, and about which of the modes the engine answered. */
type Measured = { ways: Map<string, Ways>; modes: WayMode[] }

/**
 * Measures how many minutes the ways to schools take; nothing of it is stored or logged.
 *
 * @param from the visitor's point; it leaves the server rounded to about 100 m
 * @param ids at most {@link MAX_MEASURED} are measured. Schools whose building is not known, and those that are not
 *   listed, have no way
 * @param findSchoolDay on which public transport is taken
 * @param visitor whose point it is; empty for the centre of a place
 * @returns undefined if there is no engine, or it did not answer within a second
 */
export async function measureWays(
  from: Point,
  ids: readonly string[],
  findSchoolDay: FindSchoolDay,
  visitor = '',
): Promise<Measured | undefined> {
  if (!hasEngine()) return undefined
  const schools = await findPlaces(ids.slice(0, MAX_MEASURED))
  const place = nearestOf(schools, from)
  if (!place) return { ways: new Map(), modes: [...STREET_MODES, 'transit'] }
  const measuring = { from: roundPoint(from), signal: engineDeadline(), visitor }
  const asked: Promise<{ mode: WayMode; minutes: (number | null)[] | undefined }>[] = [
    ...STREET_MODES.map(async (mode) => ({ mode, minutes: await tryMinutes(schools, { ...measuring, mode }) })),
    measureTransit(schools, { ...measuring, place, findSchoolDay }).then((minutes) => ({ mode: 'transit', minutes })),
  ]
  const measured = (await Promise.all(asked)).flatMap(({ mode, minutes }) => (minutes ? [{ mode, minutes }] : []))
  if (measured.length === 0) return undefined
  const ways = schools.map(({ id }, at): [string, Ways] => [
    id,
    Object.fromEntries(measured.flatMap(({ mode, minutes }) => (minutes[at] == null ? [] : [[mode, minutes[at]]]))),
  ])
  return { ways: new Map(ways), modes: measured.map(({ mode }) => mode) }
}

const nearestOf = <T extends Point>(schools: readonly T[], from: Point): T | undefined =>
  schools.toSorted((one, other) => distanceKm(from, one) - distanceKm(from, other))[0]

async function findPlaces(ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom('school_directory')
    .where('id', 'in', ids)
    .where('status', '<>', 'hidden')
    .where('position_precision', '=', 'exact')
    .select(['id', 'lat', 'lng', 'country', 'region', 'postal_code as postalCode'])
    .orderBy('id')
    .execute()
  return rows.flatMap(({ lat, lng, ...school }) => (lat === null || lng === null ? [] : [{ ...school, lat, lng }]))
}

/** Returns undefined if the engine did not answer. */
async function tryMinutes(schools: readonly Point[], measuring: Measuring): Promise<(number | null)[] | undefined> {
  try {
    return await minutesTo(schools, measuring, HALVINGS)
  } catch (error) {
    if (error instanceof EngineSilent) return undefined
    throw error
  }
}

/** One place without a street makes Valhalla refuse all, so that the others are asked for in two halves. */
async function minutesTo(
  schools: readonly Point[],
  measuring: Measuring,
  halvings: number,
): Promise<(number | null)[]> {
  const { from, mode, signal, visitor } = measuring
  const at = ({ lat, lng }: Point) => ({ lat, lon: lng })
  const body = { sources: [at(from)], targets: schools.map(at), costing: COSTING[mode], verbose: false }
  try {
    const answer = await askEngine('sources_to_targets', body, { schema: matrixSchema, signal, visitor })
    const seconds = answer?.sources_to_targets.durations[0]
    if (seconds?.length !== schools.length) throw new EngineSilent('another number of ways')
    return seconds.map((value) => (value === null ? null : Math.max(1, Math.round(value / 60))))
  } catch (error) {
    if (!(error instanceof NoStreetNear)) throw error
    if (halvings === 0 || schools.length === 1) return schools.map(() => null)
    const half = Math.ceil(schools.length / 2)
    const first = await minutesTo(schools.slice(0, half), measuring, halvings - 1)
    return [...first, ...(await minutesTo(schools.slice(half), measuring, halvings - 1))]
  }
}
