import { ImportError } from '../import-error.ts'
import { OPTIONAL_FIELDS, type OptionalField } from '../register-school.ts'
import {
  type CatchmentTable,
  type FactTable,
  isSchoolTable,
  type Layout,
  type SchoolTable,
  type Source,
} from '../source.ts'
import type { InspectedFile, TableFile } from './inspected-file.ts'

/** A file whose table and layout are known, with the index of each column that we read. */
export type RecognisedFile<L extends Layout = Layout> = { file: TableFile; layout: L; places: Map<string, number> }

/** A file whose rows are schools, facts about schools, or catchments. */
export type RecognisedTable = RecognisedFile<SchoolTable | FactTable | CatchmentTable>

/** The files of a run: those whose rows are schools or facts, and those that complete them. */
export type RecognisedFiles = { tables: RecognisedTable[]; supplements: RecognisedFile[] }

/**
 * Recognises the files of a run by their headers; of several tables in a file, the best match counts.
 *
 * @param all every source, to name the register that a file actually belongs to
 * @throws ImportError when a file belongs to another register or to none, a supporting file is given twice, or no file
 *   holds schools
 */
export function recogniseFiles(files: InspectedFile[], source: Source, all: readonly Source[]): RecognisedFiles {
  const tables: RecognisedTable[] = []
  const supplements: RecognisedFile[] = []
  for (const file of files) {
    const found = bestTable(file, [...source.tables, ...source.supplements])
    if (!found) throw new ImportError(unknownFile(file, source, all))
    const { table, layout } = found
    const { name, modified } = file
    const recognised = { file: { name, modified, ...table }, places: placesOf(layout, columnPlaces(table.header)) }
    if ('reader' in layout) tables.push({ ...recognised, layout: layout as RecognisedTable['layout'] })
    if (!source.supplements.includes(layout)) continue
    if (supplements.some((other) => other.layout === layout)) {
      throw new ImportError(`${file.name}: a file of this kind (${layout.name}) was already given.`)
    } else supplements.push({ ...recognised, layout })
  }
  if (tables.length === 0) throw new ImportError(`No file of ${source.id} that lists schools or facts was given.`)
  return { tables, supplements }
}

/**
 * Returns the optional fields about which the files of a run say nothing; the import leaves those as they are.
 *
 * @throws ImportError when the files differ in this
 */
export function silentFields({ tables, supplements }: RecognisedFiles): OptionalField[] {
  const silent = tables.flatMap(({ layout, places }) => {
    if (!isSchoolTable(layout)) return []
    const fields = OPTIONAL_FIELDS.filter((field) => {
      const supplement = layout.supplementFeeds?.[field]
      const fed = layout.feeds[field]?.some((key) => places.has(key))
      return !fed && !supplements.some((file) => file.layout.name === supplement)
    })
    return [fields]
  })
  if (new Set(silent.map(String)).size > 1) {
    throw new ImportError('The files do not know the same columns: import them one after the other.')
  }
  return silent[0] ?? []
}

/** Column names differ between editions in case, spaces, underscores and accents. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
}

function columnPlaces(header: string[]): Map<string, number> {
  return new Map(header.map((name, index) => [fold(name), index] as const).reverse())
}

function placesOf(layout: Layout, names: Map<string, number>): Map<string, number> {
  const found = Object.entries(layout.columns).flatMap(([key, aliases]) => {
    const place = aliases.map((alias) => names.get(fold(alias))).find((index) => index !== undefined)
    return place === undefined ? [] : [[key, place] as const]
  })
  return new Map(found)
}

/** Returns the layout with the most required columns among those whose required columns are all present. */
function bestLayout(names: Map<string, number>, layouts: readonly Layout[]): Layout | undefined {
  const fits = (layout: Layout) => {
    const places = placesOf(layout, names)
    return layout.required.every((key) => places.has(key))
  }
  return layouts.filter(fits).sort((a, b) => b.required.length - a.required.length)[0]
}

function bestTable({ tables }: InspectedFile, layouts: readonly Layout[]) {
  return tables
    .flatMap((table) => {
      const layout = bestLayout(columnPlaces(table.header), layouts)
      return layout ? [{ table, layout }] : []
    })
    .sort((a, b) => b.layout.required.length - a.layout.required.length)[0]
}

function unknownFile(file: InspectedFile, source: Source, all: readonly Source[]): string {
  if (source.mapping) return lackingColumns(file, source)
  const other = all.find((candidate) => bestTable(file, candidate.tables))
  if (other) return `${file.name} is a file of ${other.id}, not of ${source.id}.`
  const columns = (file.tables[0]?.header ?? []).slice(0, 4).join(', ').replace(/\s+/g, ' ').slice(0, 120)
  return `${file.name} is not a file of ${source.id}: its columns begin with ${columns}.`
}

/** For a mapping, it is more useful to name the columns missing from the nearest table than those present. */
function lackingColumns(file: InspectedFile, source: Source): string {
  const lacking = file.tables.flatMap(({ header }) => {
    const names = columnPlaces(header)
    return source.tables.map((layout) => {
      const places = placesOf(layout, names)
      return layout.required.filter((key) => !places.has(key)).map((key) => layout.columns[key]?.[0] ?? key)
    })
  })
  const [fewest = []] = lacking.sort((one, other) => one.length - other.length)
  return `${file.name} does not fit the mapping ${source.id}: it lacks ${fewest.slice(0, 10).join(', ').slice(0, 300)}.`
}
