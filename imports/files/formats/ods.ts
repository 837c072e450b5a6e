import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import type { TableRecord } from '../inspected-file.ts'
import { plainNumber, sheetRows } from './sheet.ts'
import { unlikeWorkbook, xmlEvents } from './xml-events.ts'

type Attribute = (name: string) => string | undefined

/** More equal rows than a register has: a few bytes can repeat a row a million times. */
const MAX_REPEATED = 1_000
const MAX_SHEETS = 100
/** More lines than any cell of a register has. */
const MAX_PARAGRAPHS = 10_000

/** Yields the rows of an OpenDocument workbook with the index and name of their sheet. Empty rows are left out. */
export async function* odsRows(
  fileName: string,
  content: PackedFile,
  onBytes?: (count: number) => void,
): AsyncGenerator<TableRecord & { sheet: number; title: string }> {
  const sheet = sheetReader(fileName)
  for await (const _ of xmlEvents(content, fileName, sheet.handlers, onBytes)) {
    for (const { times, line, ...row } of sheet.take())
      for (let at = 0; at < times; at++) yield { ...row, line: line + at }
  }
}

function sheetReader(fileName: string) {
  let ready: (TableRecord & { sheet: number; title: string; times: number })[] = []
  let rows = sheetRows(fileName)
  let sheet = -1
  let title = ''
  let line = 0
  let repeated = 1
  let column = 0
  let cell: OpenCell | undefined
  const endRow = () => {
    rows.end(line + 1, repeated)
    for (const row of rows.take()) {
      if (repeated > MAX_REPEATED) throw new ImportError(`${fileName} repeats a row ${repeated} times.`)
      ready.push({ ...row, sheet, title, times: repeated })
    }
    line += repeated
  }
  const endCell = ({ times, value, paragraphs, isCovered }: OpenCell) => {
    const text = isCovered ? '' : (value ?? paragraphs.join('\n'))
    for (let at = 0; at < (text === '' ? 0 : times); at++) rows.cell(column + at, text)
    column += times
  }
  const handlers = {
    open: (name: string, attribute: Attribute) => {
      if (name === 'table') {
        sheet += 1
        title = attribute('name') ?? ''
        if (sheet >= MAX_SHEETS) throw unlikeWorkbook(fileName)
        line = 0
        rows = sheetRows(fileName)
      } else if (name === 'table-row') {
        repeated = Number(attribute('number-rows-repeated') ?? 1)
        column = 0
      } else if (name === 'table-cell' || name === 'covered-table-cell') cell = openCell(name, attribute)
      else if (name === 'annotation' && cell) cell.isNote = true
      else if (name === 'p' && cell && !cell.isNote) {
        if (cell.paragraphs.push('') > MAX_PARAGRAPHS) throw unlikeWorkbook(fileName)
      } else if (name === 's' && cell) rows.bound(addText(cell, ' '))
    },
    close: (name: string) => {
      if (name === 'table-row') endRow()
      else if (name === 'annotation' && cell) cell.isNote = false
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        endCell(cell)
        cell = undefined
      }
    },
    text: (piece: string) => {
      if (cell) rows.bound(addText(cell, piece))
    },
  }
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  return { handlers, take }
}

type OpenCell = {
  times: number
  /** The value, unless it is text. */
  value: string | undefined
  paragraphs: string[]
  isCovered: boolean
  /** Whether the reader is within a comment, whose text is not a value and whose author is a person. */
  isNote: boolean
}

function openCell(name: string, attribute: Attribute): OpenCell {
  const number = attribute('value')
  const value =
    attribute('date-value')?.slice(0, 10) ??
    attribute('boolean-value') ??
    (number === undefined ? undefined : plainNumber(number))
  const times = Number(attribute('number-columns-repeated') ?? 1)
  return { times, value, paragraphs: [], isCovered: name === 'covered-table-cell', isNote: false }
}

/** @returns the paragraph that the text was added to */
function addText(cell: OpenCell, piece: string): string {
  const last = cell.paragraphs.length - 1
  if (!cell.isNote && last >= 0) cell.paragraphs[last] += piece
  return cell.paragraphs[last] ?? ''
}
