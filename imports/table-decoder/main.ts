// A process that reads the tables that people upload; `lane.ts` starts it.

import type { DecodedTable } from '#app/features/groups/upload/decode-table.server.ts'
import { serveTasks } from '#lib/decoders/serve-tasks.ts'
import { packedFiles } from '#lib/packed-files.ts'
import { workbookKind } from '../files/formats/workbook.ts'
import { inspectFile } from '../files/inspect-file.ts'
import { ImportError } from '../import-error.ts'

/** A few megabytes of text are more than thousands of schools say about themselves. */
const LIMITS = { bytes: 40_000_000, ratio: 100, freeBytes: 10_000_000, entries: 100 }
const MAX_COLUMNS = 60
const MAX_CELL = 20_000

type Wanted = { column: string; rows: number }

/**
 * Reads the first table of a CSV file or workbook that has a column with this name.
 *
 * @param file path of the file; its content decides the format
 * @throws an error with a `problem`: `unreadable`, `header` when no table has the column, `rows` when it has too many
 */
async function readTable(file: string, { column, rows: most }: Wanted): Promise<DecodedTable> {
  const table = await findTable(file, column)
  if (!table) throw refused('header')
  const rows: DecodedTable['rows'] = []
  try {
    for await (const { record, line } of table.records(() => {})) {
      if (rows.length >= most) throw refused('rows')
      rows.push({ line, cells: record.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL)) })
    }
  } catch (error) {
    throw error instanceof ImportError ? refused('unreadable') : error
  }
  return { header: table.header.slice(0, MAX_COLUMNS).map((name) => name.trim().toLowerCase()), rows }
}

async function findTable(file: string, column: string) {
  try {
    const parts = await packedFiles(file, LIMITS)
    const names = parts.map(({ name }) => name)
    const [first] = parts
    const isBook = workbookKind(names) !== undefined
    if (!first || (parts.length > 1 && !isBook)) throw refused('unreadable')
    const { tables } = await inspectFile(isBook ? { name: 'table', modified: undefined, parts } : first)
    return tables.find(({ header }) => header.some((name) => name.trim().toLowerCase() === column))
  } catch {
    throw refused('unreadable')
  }
}

const refused = (problem: string) => Object.assign(new Error(`The table is refused: ${problem}.`), { problem })

await serveTasks({ table: readTable })
