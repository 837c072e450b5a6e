import { keyOf, type RowContent } from '../admission-row.ts'
import { COLUMNS } from './csv-columns.ts'
import { type CellFault, readRow } from './csv-row.schema.ts'
import { readTable } from './read-table.server.ts'

/** A row of a file, with the number of its line. */
export type ReadRow = { line: number; row: RowContent }
/** What is wrong on a line; `columns` and `unreadable` are about the file or line as a whole. */
export type LineFault = { line: number } & (
  | CellFault
  | { column: undefined; error: 'columns' | 'unreadable' | 'twice'; value: '' }
)
export type ReadFile = { rows: ReadRow[]; faults: LineFault[] }

/**
 * Reads a file of admission dates (RFC 4180, UTF-8, with the columns in any order).
 *
 * @param today YYYY-MM-DD; no source can have been read later
 */
export function readCsv(text: string, today: string): ReadFile {
  const table = readTable(text, COLUMNS)
  const faults: LineFault[] = [...table.faults]
  const keys = new Set<string>()
  const rows: ReadRow[] = []
  for (const { line, cells } of table.lines) {
    const read = readRow(cells, today)
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => ({ line, ...fault })))
      continue
    }
    const key = keyOf(read.row)
    if (keys.has(key)) faults.push({ line, column: undefined, error: 'twice', value: '' })
    else rows.push({ line, row: read.row })
    keys.add(key)
  }
  return { rows, faults }
}
