import fs from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { readTable } from '#app/features/admission-dates/files/read-table.server.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { log } from '#lib/log.ts'
import {
  NEWCOMER_COLUMNS,
  newcomerRowSchema,
  SOURCE_COLUMNS,
  sourceRowSchema,
  YEAR_COLUMNS,
  yearRowSchema,
} from './row-schemas.ts'
import type { NewcomerRow, Source, YearRow } from './rows.ts'

export const YEARS_FILE = 'equivalences.csv'
export const NEWCOMERS_FILE = 'newcomers.csv'
export const SOURCES_FILE = 'moving-sources.csv'

/** Where the files are: in production those of the build, as the folder `data` is one of the installation there. */
const tablesFolder = () => (process.env.NODE_ENV === 'production' ? './build' : './data')

export type Tables = { years: YearRow[]; newcomers: NewcomerRow[]; sources: ReadonlyMap<string, Source> }
export type TableFault = { file: string; line: number; column: string; error: string }

/** Reads the three files of a folder; a faulty row is left out and named. */
export async function readTables(folder: string, today: string): Promise<Tables & { faults: TableFault[] }> {
  const faults: TableFault[] = []
  const rowsOf = async <Column extends string, Row>(
    file: string,
    columns: readonly Column[],
    schema: z.ZodType<Row>,
    keyOf: (row: Row) => string,
  ): Promise<{ line: number; row: Row }[]> => {
    const table = readTable(await fs.readFile(path.join(folder, file), 'utf8'), columns)
    faults.push(...table.faults.map(({ line, error }) => ({ file, line, column: '', error })))
    const keys = new Set<string>()
    return table.lines.flatMap(({ line, cells }) => {
      const read = schema.safeParse(cells)
      if (!read.success) {
        const { path: at, message } = read.error.issues[0]!
        faults.push({ file, line, column: String(at[0] ?? ''), error: message })
        return []
      }
      const key = keyOf(read.data)
      if (keys.has(key)) {
        faults.push({ file, line, column: '', error: 'twice' })
        return []
      }
      keys.add(key)
      return [{ line, row: read.data }]
    })
  }
  const sources = await rowsOf(SOURCES_FILE, SOURCE_COLUMNS, sourceRowSchema(today), ({ id }) => id)
  const known = new Map(sources.map(({ row }) => [row.id, row]))
  const years = await rowsOf(YEARS_FILE, YEAR_COLUMNS, yearRowSchema, (row) =>
    [row.country, row.area, row.class].join(' '),
  )
  const newcomers = await rowsOf(NEWCOMERS_FILE, NEWCOMER_COLUMNS, newcomerRowSchema, (row) =>
    [row.country, row.area, row.topic, row.name].join(' '),
  )
  const withSources = <Row extends { sources: string[]; office: string }>(
    file: string,
    rows: { line: number; row: Row }[],
  ): Row[] =>
    rows.flatMap(({ line, row }) => {
      const unknown = [...row.sources, row.office].find((id) => id !== '' && !known.has(id))
      if (unknown === undefined) return [row]
      faults.push({ file, line, column: 'sources', error: 'choice' })
      return []
    })
  return {
    years: withSources(YEARS_FILE, years),
    newcomers: withSources(NEWCOMERS_FILE, newcomers),
    sources: known,
    faults,
  }
}

let kept: Promise<Tables> | undefined

/** Returns the rows of the program, read once in each process. */
export function movingTables(): Promise<Tables> {
  kept ??= readTables(tablesFolder(), berlinDay()).then(({ faults, ...tables }) => {
    if (faults.length > 0) log().warn({ faults }, 'rows about moving left out')
    return tables
  })
  kept.catch(() => {
    kept = undefined
  })
  return kept
}
