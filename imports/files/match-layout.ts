import { isSchoolTable, type Layout, type Source } from '../source.ts'
import type { InspectedFile, InspectedTable } from './inspected-file.ts'

/** A layout for a table of a file, with the place of each column that it reads. */
export type Match = { table: InspectedTable; layout: Layout; places: Map<string, number>; lacking: string[] }

/** Most columns of its layout that an edition may lack, and the fewest that it must have, to be recognised. */
const MAX_LACKING = 2
const MIN_FOUND = 3

/** Returns a column name without what differs between editions: case, spaces, underscores, accents. */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Returns the layout with the most required columns among those whose required columns are all in the file. */
export function exactMatch(file: InspectedFile, layouts: readonly Layout[]): Match | undefined {
  return matchesOf(file, layouts)
    .filter(({ lacking }) => lacking.length === 0)
    .sort((one, other) => other.layout.required.length - one.layout.required.length)[0]
}

/**
 * Returns the layout of which the file lacks the fewest columns: an edition without a measure is still one of its
 * statistic. No second layout may be as near.
 *
 * @param all every source: a file that is as near to another one is not this source's
 */
export function nearMatch(file: InspectedFile, source: Source, all: readonly Source[]): Match | undefined {
  const sources = [source, ...all.filter(({ id }) => id !== source.id)]
  const [best, second] = sources
    .filter(({ isExact }) => !isExact)
    .flatMap(({ tables }) => matchesOf(file, tables))
    .filter(isNear)
    .sort(byDistance)
  if (!best || (second && byDistance(best, second) === 0)) return undefined
  return source.tables.some((table) => table === best.layout) ? best : undefined
}

/** Returns the layout of these which comes nearest to the file, however far away. */
export function nearestMatch(file: InspectedFile, layouts: readonly Layout[]): Match | undefined {
  return matchesOf(file, layouts).sort(byDistance)[0]
}

function matchesOf({ tables }: InspectedFile, layouts: readonly Layout[]): Match[] {
  return tables.flatMap((table) => {
    const names = new Map(table.header.map((name, index) => [fold(name), index] as const).reverse())
    const fits = ({ sheet }: Layout) => !sheet || sheet.test(table.sheet ?? '')
    return layouts.filter(fits).map((layout) => {
      const places = placesOf(layout, names)
      return { table, layout, places, lacking: layout.required.filter((key) => !places.has(key)) }
    })
  })
}

function placesOf(layout: Layout, names: ReadonlyMap<string, number>): Map<string, number> {
  const found = Object.entries(layout.columns).flatMap(([key, aliases]) => {
    const place = aliases.map((alias) => names.get(fold(alias))).find((index) => index !== undefined)
    return place === undefined ? [] : [[key, place] as const]
  })
  return new Map(found)
}

function isNear({ layout, lacking }: Match): boolean {
  const found = layout.required.length - lacking.length
  const mayLack = lackableOf(layout)
  return lacking.length <= MAX_LACKING && found >= MIN_FOUND && lacking.every((key) => mayLack.has(key))
}

/** Keys of columns that say of which time a row is. */
const PERIODS = new Set(['year', 'session', 'period', 'day', 'time'])

/**
 * Keys of the columns that an edition may lack: of a register, those of fields whose known values then stay; of a
 * statistic, all besides the code and the period.
 */
function lackableOf(layout: Layout): ReadonlySet<string> {
  const table = layout as Source['tables'][number]
  if ('reader' in layout && isSchoolTable(table)) return new Set(Object.values(table.feeds).flat())
  return new Set(layout.required.slice(1).filter((key) => !PERIODS.has(key)))
}

/** Layouts of which the fewest columns are lacking come first; of those, the ones with the most columns found. */
function byDistance(one: Match, other: Match): number {
  return one.lacking.length - other.lacking.length || other.layout.required.length - one.layout.required.length
}
