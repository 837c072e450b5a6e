import { cleanCell } from '../cleaning/clean-cell.ts'
import { ImportError } from '../import-error.ts'
import type { RejectionReason } from '../register-school.ts'
import type { Row } from '../source.ts'
import type { RecognisedFile } from './recognise.ts'

/**
 * A row with its cleaned cells, or why it cannot be read. `line` is where it ends in a text file, its row in a sheet or
 * its position in a JSON list, counted from 1.
 */
export type ReadRow = { line: number; row: Row } | { line: number; reason: RejectionReason }

/** Separates the values of a list, see `listAtEnd` of a layout. */
export const LIST_MARK = '; '
/** A long number as rewritten by a spreadsheet. */
const SPREADSHEET_NUMBER = /^\d([.,]\d+)?E\+\d+$/i

/**
 * Yields the rows of a table. Only the columns that its layout declares leave this function, so that names of people
 * never do.
 *
 * @param onBytes called with the number of unpacked bytes read
 * @throws ImportError when the file ends within a row or a spreadsheet has destroyed its codes
 */
export async function* readRows(
  table: RecognisedFile,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<ReadRow> {
  const { file, layout, places } = table
  const keys = Object.keys(layout.columns)
  const columns = keys.map((key) => places.get(key) ?? Number.MAX_SAFE_INTEGER)
  const required = layout.required.map((key) => places.get(key) ?? 0)
  const cells = file.header.findLastIndex((name) => name.trim() !== '') + 1
  const fewest = layout.mayEndEarly ? Math.max(...required) + 1 : cells
  const lengths = new Set([cells])
  const list = layout.listAtEnd && places.get(layout.listAtEnd) === cells - 1 ? layout.listAtEnd : undefined
  let short: ReadRow | undefined
  for await (const { record, line } of file.records(onBytes)) {
    if (short) yield short
    short = undefined
    if (required.some((place) => SPREADSHEET_NUMBER.test(record[place] ?? ''))) {
      throw new ImportError(
        `${file.name} was saved by a spreadsheet program that destroyed its codes (line ${line}): download it again.`,
      )
    }
    if (record.length < fewest) short = { line, reason: isEmpty(record) ? 'empty_row' : 'wrong_cell_count' }
    else if (!list && record.slice(file.header.length).some(Boolean)) yield { line, reason: 'wrong_cell_count' }
    else {
      const row: Row = {}
      let empty = true
      for (const [index, key] of keys.entries()) {
        const raw = record[columns[index] ?? 0]
        const cell = raw ? cleanCell(raw) : ''
        row[key] = cell
        empty &&= cell === ''
      }
      if (list)
        row[list] = record
          .slice(cells - 1)
          .map(cleanCell)
          .filter(Boolean)
          .join(LIST_MARK)
      const read: ReadRow = empty ? { line, reason: 'empty_row' } : { line, row }
      if (record.length >= cells || lengths.has(record.length)) yield read
      else short = read
      lengths.add(record.length)
    }
  }
  // A last row that is shorter than the others has been cut off; blank cells alone do not make a row.
  if (short && !('reason' in short && short.reason === 'empty_row')) {
    throw new ImportError(`${file.name} is cut off within line ${short.line}: download it again.`, 'cut_off')
  }
}

function isEmpty(record: string[]): boolean {
  return record.every((cell) => cleanCell(cell) === '')
}
