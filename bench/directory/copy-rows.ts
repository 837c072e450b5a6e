import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** The values that the text format supports. */
type Cell = string | number | boolean | null | readonly string[]
const CHUNK_ROWS = 1000

/** Writes rows with COPY; their keys are the columns. Memory use stays bounded whatever their number. */
export async function copyRows<Column extends string>(
  client: pg.ClientBase,
  table: string,
  columns: readonly Column[],
  rows: Iterable<Readonly<Record<Column, Cell>>>,
): Promise<void> {
  const sql = `copy ${table} (${columns.join(', ')}) from stdin`
  await pipeline(Readable.from(chunks(columns, rows)), client.query(copyFrom(sql)))
}

function* chunks<Column extends string>(
  columns: readonly Column[],
  rows: Iterable<Readonly<Record<Column, Cell>>>,
): Generator<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(`${columns.map((column) => encode(row[column])).join('\t')}\n`)
    if (lines.length === CHUNK_ROWS) {
      yield lines.join('')
      lines = []
    }
  }
  yield lines.join('')
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Encodes one value in COPY's text format (PostgreSQL manual, "COPY", "File Formats"). */
function encode(cell: Cell): string {
  if (cell === null) return '\\N'
  const text = Array.isArray(cell) ? `{${cell.map((entry) => JSON.stringify(entry)).join(',')}}` : String(cell)
  return text.replace(/[\\\t\n\r]/g, (letter) => ESCAPES[letter] as string)
}
