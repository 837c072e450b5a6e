import type { PackedFile } from '#lib/packed-files.ts'
import type { TableRecord } from '../inspected-file.ts'
import { plainNumber, sheetRows } from './sheet.ts'
import type { XlsxBook } from './xlsx-parts.ts'
import { xmlEvents } from './xml-events.ts'

const DAY = 86_400_000

/** Yields the rows of a sheet with the row numbers that a spreadsheet program shows. Empty rows are left out. */
export async function* xlsxRows(
  fileName: string,
  book: XlsxBook,
  sheet: PackedFile,
  onBytes?: (count: number) => void,
): AsyncGenerator<TableRecord> {
  const rows = sheetRows(fileName)
  let line = 0
  let column = -1
  let type: string | undefined
  let style: string | undefined
  let text = ''
  let isText = false
  const handlers = {
    open: (name: string, attribute: (name: string) => string | undefined) => {
      if (name === 'row') {
        line = Number(attribute('r') ?? line + 1)
        column = -1
      } else if (name === 'c') {
        const place = attribute('r')
        column = place === undefined ? column + 1 : columnOf(place)
        type = attribute('t')
        style = attribute('s')
        text = ''
      } else isText = name === 'v' || name === 't'
    },
    close: (name: string) => {
      isText = false
      if (name === 'c') rows.cell(column, cellText(book, text, type, style))
      else if (name === 'row') rows.end(line)
    },
    text: (piece: string) => {
      if (isText) text += piece
      rows.bound(text)
    },
  }
  for await (const _ of xmlEvents(sheet, fileName, handlers, onBytes)) yield* rows.take()
}

/** Returns the column of a cell reference such as `AB12`, counted from 0. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(book: XlsxBook, text: string, type: string | undefined, style: string | undefined): string {
  if (type === 's') return book.texts[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type !== undefined && type !== 'n') return text
  const number = Number(text)
  if (text === '' || !book.isDay[Number(style ?? 0)] || !(number > 0 && number < 3_000_000)) return plainNumber(text)
  return new Date(book.epoch + Math.floor(number) * DAY).toISOString().slice(0, 10)
}
