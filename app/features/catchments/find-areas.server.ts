import { sql } from 'kysely'
import { isInside, type Outline } from '#app/core/is-inside.ts'
import { isNursery } from '#app/features/schools/kind-of-school.ts'
import { listSchools, type SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { preparedDb } from '#db/prepared-db.ts'
import type { Category } from '#db/vocabulary.ts'
import type { Point } from '#search-engine/base/distance.ts'
import { type CatchmentEdition, findEdition } from './edition.server.ts'

/** Areas of Berlin around a place: about 700 m to each side of its centre. */
const AROUND = { lat: 0.0063, lng: 0.0103 }
const MAX_AREAS = 12

/** An area whose children belong to the public primary schools in it. */
export type CatchmentArea = {
  number: string
  district: string
  /** Sorted by name; empty where the directory knows none in it. */
  schools: SchoolSummary[]
}

type AreaRow = { number: string; district: string; outline: Outline; box: [number, number, number, number] }

/**
 * Finds the areas of the newest edition for Berlin at a point: one, several on their common border, or none outside.
 *
 * @returns undefined until an edition is imported
 */
export async function findAreasAt(
  point: Point,
  locale: Locale,
): Promise<{ edition: CatchmentEdition; areas: CatchmentArea[] } | undefined> {
  const edition = await findEdition('de-berlin-catchments')
  if (!edition) return undefined
  const rows = (await areasWithin(edition, point, { lat: 0, lng: 0 })).filter(({ outline }) => isInside(point, outline))
  return { edition, areas: await withSchools(rows, locale) }
}

/**
 * Finds the areas around the centre of a place that is not an exact address, nearest first, at most twelve.
 *
 * @returns undefined until an edition is imported
 */
export async function findAreasNear(
  point: Point,
  locale: Locale,
): Promise<{ edition: CatchmentEdition; areas: CatchmentArea[] } | undefined> {
  const edition = await findEdition('de-berlin-catchments')
  if (!edition) return undefined
  const rows = await areasWithin(edition, point, AROUND)
  const distance = ({ outline, box: [west, south, east, north] }: AreaRow) =>
    isInside(point, outline) ? 0 : Math.hypot((west + east) / 2 - point.lng, (south + north) / 2 - point.lat)
  const nearest = rows.map((row) => ({ row, at: distance(row) })).sort((one, other) => one.at - other.at)
  return {
    edition,
    areas: await withSchools(
      nearest.slice(0, MAX_AREAS).map(({ row }) => row),
      locale,
    ),
  }
}

async function areasWithin(
  { source, start }: CatchmentEdition,
  { lat, lng }: Point,
  around: Point,
): Promise<AreaRow[]> {
  const [west, south, east, north] = [lng - around.lng, lat - around.lat, lng + around.lng, lat + around.lat]
  const rows = await preparedDb()
    .selectFrom('catchments')
    .select(['unit', 'district', 'outline', 'west', 'south', 'east', 'north'])
    .where('source', '=', source)
    .where('period_start', '=', start)
    .where(
      sql<boolean>`box(point(west, south), point(east, north))
        && box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
    )
    .orderBy('unit')
    .execute()
  return rows.map((row) => ({
    number: row.unit,
    district: row.district,
    outline: row.outline as unknown as Outline,
    box: [row.west ?? 0, row.south ?? 0, row.east ?? 0, row.north ?? 0],
  }))
}

async function withSchools(areas: AreaRow[], locale: Locale): Promise<CatchmentArea[]> {
  const inAreas = await Promise.all(areas.map(schoolsIn))
  const summaries = await listSchools([...new Set(inAreas.flat())], locale)
  const byId = new Map(summaries.map((school) => [school.id, school]))
  return areas.map(({ number, district }, at) => {
    const schools = inAreas[at]!.flatMap((id) => byId.get(id) ?? [])
    return { number, district, schools: schools.sort((one, other) => one.name.localeCompare(other.name, 'de')) }
  })
}

/** Lists the ids of the public primary schools in an area; those of which only the town is known are in none. */
async function schoolsIn({ outline, box: [west, south, east, north] }: AreaRow): Promise<string[]> {
  const rows = await preparedDb()
    .selectFrom('school_directory')
    .select(['id', 'category', 'local_type', 'ownership', 'lat', 'lng'])
    .where('status', '=', sql.lit('active'))
    .where('show_in_search', '=', sql.lit(true))
    .where('position_precision', '=', sql.lit('exact'))
    .where('region', '=', sql.lit('Berlin'))
    .where('lat', '>=', south)
    .where('lat', '<=', north)
    .where('lng', '>=', west)
    .where('lng', '<=', east)
    .execute()
  return rows.flatMap((school) => {
    const { id, lat, lng } = school
    const isIn = lat !== null && lng !== null && isResponsible(school) && isInside({ lat, lng }, outline)
    return isIn ? [id] : []
  })
}

/**
 * Whether a school in Berlin enrols the children of its area: public primary schools and Gemeinschaftsschulen (§ 55a
 * SchulG Berlin). Private schools have no area.
 */
export function isResponsible(school: { category: string; local_type: string; ownership: string | null }): boolean {
  if (school.ownership !== 'public') return false
  if (/^gemeinschaftsschule/i.test(school.local_type)) return true
  return (
    school.category === 'primary' && !isNursery({ category: school.category as Category, localType: school.local_type })
  )
}
