import { CsvError, parse } from 'csv-parse/sync'

/** A line of a file, by column. */
export type TableLine<Column extends string> = { line: number; cells: Record<Column, string> }
/** What is wrong with a file or line as a whole. */
export type TableFault = { line: number; column: undefined; error: 'columns' | 'unreadable'; value: '' }

/** Reads the lines of a file (RFC 4180, UTF-8) that has at least these columns, in any order. */
export function readTable<Column extends string>(text: string, columns: readonly Column[]) {
  const faults: TableFault[] = []
  const records = readRecords(text, faults)
  const [header = [], ...lines] = records.map(({ cells }) => cells)
  if (faults.length === 0 && !columns.every((column) => header.includes(column)))
    faults.push({ line: 1, column: undefined, error: 'columns', value: '' })
  if (faults.length > 0) return { lines: [], faults }
  const places = columns.map((column) => [column, header.indexOf(column)] as const)
  const read: TableLine<Column>[] = []
  lines.forEach((cells, index) => {
    const { line } = records[index + 1]!
    if (cells.length !== header.length) faults.push({ line, column: undefined, error: 'columns', value: '' })
    else
      read.push({
        line,
        cells: Object.fromEntries(places.map(([name, at]) => [name, cells[at]!])) as Record<Column, string>,
      })
  })
  return { lines: read, faults }
}

function readRecords(text: string, faults: TableFault[]): { cells: string[]; line: number }[] {
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
