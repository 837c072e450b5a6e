import { type Kysely, sql } from 'kysely'
import { admissionYears, plainLastDistancesOf } from '#app/features/facts/admission/admission-years.ts'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { listPublishers, type Publisher } from '#app/features/schools/sources/find-sources.server.ts'
import { formatExactDistance } from '#app/i18n/format-exact-distance.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared, preparedDb } from '#db/prepared-db.ts'
import type { Database } from '#db/schema.ts'
import type { MapBox } from '../../search/search-address.ts'

/** A school whose last places were given by distance in a straight line, newest year first. */
export type MeasuredSchool = {
  id: string
  name: string
  lat: number
  lng: number
  /** `text` is the distance in the unit of its publisher. */
  limits: { year: number; km: number; text: string }[]
}

/** The last distances of the schools in a box; none where they would be too many to tell apart. */
export type MapDistances = {
  isTooFar: boolean
  /** Years of which there is any, newest first. */
  years: number[]
  schools: MeasuredSchool[]
  publishers: Publisher[]
}

const MAX_SCHOOLS = 40
const FACTS: readonly FactId[] = ['admission_last_distance', 'admission_distance_method', 'admission_criteria']

/** Lists how far away the last child lived, for schools in a box where distance decides and a table says how. */
export async function listLastDistances(box: MapBox, locale: Locale): Promise<MapDistances> {
  const [west, south, east, north] = box
  const rows = await rowsWithin({ west, south, east, north })
  if (rows.length > MAX_SCHOOLS) return { isTooFar: true, years: [], schools: [], publishers: [] }
  return await distancesOf(
    rows.map(({ id }) => id),
    locale,
  )
}

/** Like {@link listLastDistances}, for some schools wherever they are. */
export async function listLastDistancesOf(asked: readonly string[], locale: Locale): Promise<MapDistances> {
  const rows = await rowsOf({ ids: asked.slice(0, MAX_SCHOOLS) })
  return await distancesOf(
    rows.map(({ id }) => id),
    locale,
  )
}

async function distancesOf(ids: string[], locale: Locale): Promise<MapDistances> {
  const [listed, values] = await Promise.all([listSchools(ids, locale), findFactValues(ids, { only: FACTS })])
  const sources = new Set<string>()
  const schools = listed.flatMap((school): MeasuredSchool[] => {
    const years = admissionYears(values.get(school.id) ?? new Map())
    const found = years && plainLastDistancesOf(years, school)
    if (!found) return []
    for (const source of years.sources) sources.add(source)
    const limits = found.limits.map(({ year, km }) => ({ year, km, text: formatExactDistance(locale, km, found.unit) }))
    return [{ id: school.id, name: school.name, ...found.at, limits }]
  })
  const years = new Set(schools.flatMap(({ limits }) => limits.map(({ year }) => year)))
  return {
    isTooFar: false,
    years: [...years].sort((one, other) => other - one),
    schools: schools.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    publishers: await listPublishers([...sources]),
  }
}

const measuredSchools = (db: Kysely<Database>) =>
  db
    .selectFrom('school_facts as f')
    .innerJoin('school_keys as k', 'k.key', 'f.key')
    .innerJoin('school_directory as d', 'd.id', 'k.school_id')
    .where('f.fact', '=', sql.lit('admission_distance_method'))
    .where('f.choice', '=', sql.lit('straight_line'))
    .where('d.status', '=', sql.lit('active'))
    .where('d.show_in_search', '=', sql.lit(true))
    .where('d.position_precision', '=', sql.lit('exact'))

type Sides = { west: number; south: number; east: number; north: number }

const rowsWithin = prepared((db, { west, south, east, north }: Given<Sides>) =>
  measuredSchools(db)
    .select('d.id')
    .distinct()
    .where('d.lng', '>=', west)
    .where('d.lng', '<=', east)
    .where('d.lat', '>=', south)
    .where('d.lat', '<=', north)
    .orderBy('d.id')
    .limit(sql.lit(MAX_SCHOOLS + 1)),
)

const rowsOf = prepared((db, { ids }: Given<{ ids: readonly string[] }>) =>
  measuredSchools(db)
    .select('d.id')
    .distinct()
    .where(({ eb, fn }) => eb('d.id', '=', fn.any(sql<string[]>`${ids}`)))
    .orderBy('d.id'),
)

const boxRows = () =>
  measuredSchools(preparedDb())
    .select(({ fn }) => [
      fn.min('d.lng').as('west'),
      fn.min('d.lat').as('south'),
      fn.max('d.lng').as('east'),
      fn.max('d.lat').as('north'),
    ])
    .executeTakeFirst()

/** The box changes only when a table is imported: one query for all maps that open meanwhile. */
const KEPT_MS = 5000
let kept: { until: number; box: Promise<MapBox | null> } | undefined

/** Returns the box around all schools with such distances, as it was seconds ago; null without any. */
export function boxOfLastDistances(): Promise<MapBox | null> {
  if (!kept || kept.until < Date.now()) {
    const until = Date.now() + KEPT_MS
    const box = readBox()
    kept = { until, box }
    box.catch(() => {
      kept = undefined
    })
  }
  return kept.box
}

async function readBox(): Promise<MapBox | null> {
  const row = await boxRows()
  const { west = null, south = null, east = null, north = null } = row ?? {}
  return west === null || south === null || east === null || north === null ? null : [west, south, east, north]
}
