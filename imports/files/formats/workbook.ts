import type { PackedFile } from '#lib/packed-files.ts'
import { ImportError } from '../../import-error.ts'
import { type InspectedTable, MAX_COLUMNS, type TableRecord } from '../inspected-file.ts'
import { odsRows } from './ods.ts'
import { xlsxRows } from './xlsx.ts'
import { readXlsxBook } from './xlsx-parts.ts'

/** A workbook as the files packed in it. */
export type Workbook = Pick<PackedFile, 'name' | 'modified'> & { parts: readonly PackedFile[] }

/** Rows that may hold the header: a title, notes and a legend can come before it. */
const MAX_HEADER_ROW = 40
const MIN_COLUMNS = 2

/** Whether a file is a workbook, whose packed parts are read together. */
export function isWorkbook(file: PackedFile | Workbook): file is Workbook {
  return 'parts' in file
}

/**
 * Returns the kind of workbook that packed files form, `unreadable` for one that is not supported, undefined for none.
 */
export function workbookKind(names: readonly string[]): 'xlsx' | 'ods' | 'unreadable' | undefined {
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('[Content_Types].xml')) return 'unreadable'
  return names.includes('mimetype') && names.includes('content.xml') ? 'ods' : undefined
}

/** A row with the place and the name of its sheet. */
type SheetRecord = TableRecord & { sheet: number; title: string }

type Rows = (onBytes?: (count: number) => void) => AsyncIterable<SheetRecord>

/**
 * Returns the tables that a workbook may hold: for each sheet, one for every row near its top that may be the header.
 *
 * @throws ImportError if it is damaged, cut off or larger than a register
 */
export async function workbookTables({ name, parts }: Workbook): Promise<InspectedTable[]> {
  const tables: InspectedTable[] = []
  for (const rows of await readers(name, parts)) {
    const headers: { header: string[]; sheet: number; line: number; title: string }[] = []
    const seen = new Map<number, number>()
    let bytes = 0
    const count = (more: number) => {
      bytes += more
    }
    for await (const { sheet, title, record, line } of rows(count)) {
      const before = seen.get(sheet) ?? 0
      seen.set(sheet, before + 1)
      if (before >= MAX_HEADER_ROW || record.filter((cell) => cell.trim() !== '').length < MIN_COLUMNS) continue
      if (record.length > MAX_COLUMNS) throw new ImportError(`${name} has more than ${MAX_COLUMNS} columns.`)
      headers.push({ header: [...record], sheet, line, title })
    }
    for (const { header, title, ...at } of headers) {
      tables.push({ bytes, header, sheet: title, records: (onBytes) => recordsBelow(rows(onBytes), at, header.length) })
    }
  }
  if (tables.length === 0) throw new ImportError(`${name} has no sheet with a table.`)
  return tables.sort((a, b) => b.header.length - a.header.length)
}

async function readers(name: string, parts: readonly PackedFile[]): Promise<Rows[]> {
  const content = parts.find((part) => part.name === 'content.xml')
  if (workbookKind(parts.map((part) => part.name)) === 'ods' && content) {
    return [(onBytes) => odsRows(name, content, onBytes)]
  }
  const book = await readXlsxBook(name, parts)
  return book.sheets.map(
    ({ part, title }) =>
      async function* (onBytes) {
        for await (const row of xlsxRows(name, book, part, onBytes)) yield { ...row, sheet: 0, title }
      },
  )
}

async function* recordsBelow(
  rows: AsyncIterable<SheetRecord>,
  header: { sheet: number; line: number },
  columns: number,
): AsyncGenerator<TableRecord> {
  for await (const { sheet, record, line } of rows) {
    if (sheet !== header.sheet || line <= header.line) continue
    // The file omits empty cells at the end of a row.
    while (record.length < columns) record.push('')
    yield { record, line }
  }
}
