import { ImportError } from '../../import-error.ts'
import { MAX_ROW, type TableRecord } from '../inspected-file.ts'

/** Most columns of a sheet in any spreadsheet program. */
const MAX_CELLS_OF_ROW = 16_384
/** More cells than any register has; an empty one takes almost no space in a file. */
const MAX_CELLS = 50_000_000

/**
 * Collects the cells of a sheet into rows, within limits.
 *
 * @param fileName for messages
 */
export function sheetRows(fileName: string) {
  let rows: TableRecord[] = []
  let record: string[] = []
  let size = 0
  let cells = 0
  const tooLarge = () => new ImportError(`${fileName} holds a sheet or a row that is too large.`)
  return {
    /** Puts a text into a column of the row, counted from 0. */
    cell: (column: number, text: string) => {
      if (text === '') return
      size += text.length
      if (column < 0 || column >= MAX_CELLS_OF_ROW || size > MAX_ROW) throw tooLarge()
      while (record.length < column) record.push('')
      record[column] = text
    },
    /** Refuses a cell whose text has become longer than a row, before it has ended. */
    bound: (text: string) => {
      if (text.length > MAX_ROW) throw tooLarge()
    },
    /** Ends the row with its number; empty rows are left out. The sheet repeats it `times` times. */
    end: (line: number, times = 1) => {
      cells += record.length * times
      if (cells > MAX_CELLS) throw tooLarge()
      if (record.length > 0) rows.push({ record, line })
      record = []
      size = 0
    },
    /** Returns the rows since the last call. */
    take: () => {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** Returns a number as a person would write it: without an exponent and without binary rounding errors. */
export function plainNumber(text: string): string {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  return Number.isSafeInteger(number) ? String(number) : String(Number(number.toPrecision(15)))
}
