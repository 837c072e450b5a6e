import { sql } from 'kysely'
import { listSchools, type SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { type CatchmentEdition, findEdition } from './edition.server.ts'
import { findSimilarStreets, findStreets, readableStreet } from './street-name.ts'

const MAX_SIMILAR = 8

/** An address in Ille-et-Vilaine as typed by a visitor. */
type TypedAddress = {
  /** INSEE code of the commune. */
  commune: string
  street: string
  /** House number without bis and ter; null where none was typed. */
  house: number | null
}

/** The collège for an address, or what is missing to find it. */
export type Sector = {
  commune: string
  /** As published, made readable; empty for the whole commune. */
  street: string
} & (
  | { kind: 'found' | 'several'; schools: SectorSchool[] }
  | { kind: 'street-missing' | 'house-missing' | 'house-unknown' }
  | { kind: 'street-unknown' | 'street-unclear'; similar: string[] }
)

/** A collège; `school` is null where the directory does not list it. */
type SectorSchool = { code: string; district: string; school: SchoolSummary | null }

type Row = {
  commune: string
  district: string
  street: string
  first: number | null
  last: number | null
  side: string
  key: string
}

/** A commune of the newest edition. */
export type Commune = { code: string; name: string; isDivided: boolean }

/** Lists the communes of an edition by name. */
export async function listCommunes({ source, start }: CatchmentEdition): Promise<Commune[]> {
  const rows = await preparedDb()
    .selectFrom('catchments')
    .select(['unit', sql<string>`min(name)`.as('name'), sql<boolean>`bool_or(street <> '')`.as('divided')])
    .where('source', '=', source)
    .where('period_start', '=', start)
    .groupBy('unit')
    .execute()
  return rows
    .map(({ unit, name, divided }) => ({ code: unit, name, isDivided: divided }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
}

/** Lists the streets of a commune in readable form, as suggestions; empty if the commune is not divided. */
export async function listStreets(edition: CatchmentEdition, commune: string): Promise<string[]> {
  const rows = await rowsOf(edition, commune)
  const streets = rows.flatMap(({ street }) => (street === '' ? [] : readableStreet(street)))
  return [...new Set(streets)].sort((one, other) => one.localeCompare(other, 'fr'))
}

/**
 * Finds the public collège responsible for an address in Ille-et-Vilaine.
 *
 * @returns undefined until an edition is imported, or for a commune that it does not list
 */
export async function findSector(
  { commune, street, house }: TypedAddress,
  locale: Locale,
): Promise<{ edition: CatchmentEdition; sector: Sector } | undefined> {
  const edition = await findEdition('fr-35-catchments')
  const rows = edition ? await rowsOf(edition, commune) : []
  const name = rows[0]?.commune
  if (!edition || name === undefined) return undefined
  return { edition, sector: { commune: name, ...(await sectorOf(rows, street, house, locale)) } }
}

async function sectorOf(rows: Row[], typed: string, house: number | null, locale: Locale) {
  const divided = rows.filter(({ street }) => street !== '')
  const whole = rows.filter(({ street }) => street === '')
  if (divided.length === 0) return { street: '', ...(await answerOf(whole, locale)) }
  if (typed === '') return { street: '', kind: 'street-missing' as const }
  const streets = divided.map(({ street }) => street)
  const found = [...new Set(findStreets(typed, streets))]
  if (found.length === 0) {
    // A commune may list some streets and leave the rest to one collège.
    if (whole.length > 0) return { street: typed, ...(await answerOf(whole, locale)) }
    const similar = findSimilarStreets(typed, streets, MAX_SIMILAR).map(readableStreet)
    return { street: typed, kind: 'street-unknown' as const, similar }
  }
  if (found.length > 1) return { street: typed, kind: 'street-unclear' as const, similar: found.map(readableStreet) }
  const own = divided.filter(({ street }) => street === found[0])
  const street = readableStreet(found[0]!)
  if (house === null && !isUndivided(own)) return { street, kind: 'house-missing' as const }
  const fitting = house === null ? own : own.filter((row) => isHouseIn(row, house))
  if (fitting.length === 0) return { street, kind: 'house-unknown' as const }
  return { street, ...(await answerOf(fitting, locale)) }
}

/** Whether one collège serves every house of a street; hamlets have no numbers, whatever side the table gives. */
function isUndivided(rows: Row[]): boolean {
  if (new Set(rows.map(({ key }) => key)).size > 1) return false
  const isHamlet = rows.every(({ street }) => /^lieu[ -]?dit /i.test(street))
  const endless = rows.filter(({ first, last }) => (first ?? 0) <= 2 && last === null)
  const sides = new Set(endless.map(({ side }) => side))
  return isHamlet || sides.has('both') || (sides.has('odd') && sides.has('even'))
}

/** Whether a house is among those of a row, on that side of the street. */
function isHouseIn({ first, last, side }: Row, house: number): boolean {
  const isOnSide = side === 'both' || (house % 2 === 0) === (side === 'even')
  return isOnSide && house >= (first ?? 0) && house <= (last ?? Number.POSITIVE_INFINITY)
}

async function answerOf(rows: Row[], locale: Locale) {
  const byKey = new Map(rows.map(({ key, district }) => [key, district]))
  const keys = [...byKey.keys()]
  const current = await preparedDb()
    .selectFrom('school_keys')
    .select(['key', 'school_id'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const ids = new Map(current.map(({ key, school_id }) => [key, school_id]))
  const summaries = await listSchools(
    [...ids.values()].flatMap((id) => id ?? []),
    locale,
  )
  const schools = keys.map((key) => ({
    code: key.replace(/^fr-/, ''),
    district: keys.length > 1 ? (byKey.get(key) ?? '') : '',
    school: summaries.find(({ id }) => id === ids.get(key)) ?? null,
  }))
  return { kind: schools.length === 1 ? ('found' as const) : ('several' as const), schools }
}

async function rowsOf({ source, start }: CatchmentEdition, commune: string): Promise<Row[]> {
  const rows = await preparedDb()
    .selectFrom('catchments')
    .select(['name', 'district', 'street', 'first_house', 'last_house', 'house_side', 'school_key'])
    .where('source', '=', source)
    .where('period_start', '=', start)
    .where('unit', '=', commune)
    .orderBy('part')
    .execute()
  return rows.map((row) => ({
    commune: row.name,
    district: row.district,
    street: row.street,
    first: row.first_house,
    last: row.last_house,
    side: row.house_side,
    key: row.school_key ?? '',
  }))
}
