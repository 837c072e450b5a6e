import { CsvError, parse } from 'csv-parse/sync'
import { keyOf, type RowContent } from '../admission-row.ts'
import { type Cells, COLUMNS } from './csv-columns.ts'
import { type CellFault, readRow } from './csv-row.schema.ts'

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
  const faults: LineFault[] = []
  const records = readRecords(text, faults)
  const [header = [], ...lines] = records.map(({ cells }) => cells)
  if (faults.length === 0 && !COLUMNS.every((column) => header.includes(column)))
    faults.push({ line: 1, column: undefined, error: 'columns', value: '' })
  if (faults.length > 0) return { rows: [], faults }
  const places = COLUMNS.map((column) => [column, header.indexOf(column)] as const)
  const keys = new Set<string>()
  const rows: ReadRow[] = []
  lines.forEach((cells, index) => {
    const { line } = records[index + 1]!
    if (cells.length !== header.length) {
      faults.push({ line, column: undefined, error: 'columns', value: '' })
      return
    }
    const read = readRow(Object.fromEntries(places.map(([name, at]) => [name, cells[at]!])) as Cells, today)
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => ({ line, ...fault })))
      return
    }
    const key = keyOf(read.row)
    if (keys.has(key)) faults.push({ line, column: undefined, error: 'twice', value: '' })
    else rows.push({ line, row: read.row })
    keys.add(key)
  })
  return { rows, faults }
}

function readRecords(text: string, faults: LineFault[]): { cells: string[]; line: number }[] {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }
    // The types of the package leave out what `info` does.
    const read = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[]
    return read.map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({ line: Number(error.lines ?? 1), column: undefined, error: 'unreadable', value: '' })
    return []
  }
}
