import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { keyOf, type RowContent } from '../admission-row.ts'
import { COLUMNS, type Column } from '../files/csv-columns.ts'
import { cellsOf } from '../files/csv-row.schema.ts'
import { type LineFault, readCsv } from '../files/read-csv.server.ts'
import { listAdmissionRows } from '../list-admission-rows.server.ts'
import { MAX_TABLE_BYTES, PIECE_LENGTH } from './table-limits.ts'

/** A row of a table that would change something: which columns; all of a new one. */
export type PlannedRow = { line: number; row: RowContent; isNew: boolean; changed: Column[] }
/** What a table would change. `pieces`: the table, to be sent again. */
export type CheckedTable = { planned: PlannedRow[]; same: number; faults: LineFault[]; pieces: string[] }

/**
 * Reads the text of an uploaded table.
 *
 * @throws Failure dates_table
 */
export async function textOfTable(table: unknown): Promise<string> {
  if (!(table instanceof File) || table.size === 0 || table.size > MAX_TABLE_BYTES)
    throw new Failure('invalid', 'dates_table')
  return new TextDecoder().decode(await table.arrayBuffer())
}

/** Finds what a table would change in the rows that count now. */
export async function checkTable(text: string, today = berlinDay()): Promise<CheckedTable> {
  // Spreadsheets keep the apostrophe that makes a formula plain text.
  const { rows, faults } = readCsv(text.replaceAll(/(^|,)'(?=[=+\-@|])/gm, '$1'), today)
  const countries = [...new Set(rows.map(({ row }) => row.country))]
  const known = new Map<string, RowContent>()
  for (const country of countries) {
    const all = await listAdmissionRows(db(), { country })
    // Rows of the team come last and so count.
    for (const row of all.toSorted((one, other) => one.origin.localeCompare(other.origin))) known.set(keyOf(row), row)
  }
  const planned = rows.flatMap(({ line, row }) => {
    const was = known.get(keyOf(row))
    const [before, after] = [was && cellsOf(was), cellsOf(row)]
    const changed = COLUMNS.filter((column) => before?.[column] !== after[column])
    return changed.length > 0 ? [{ line, row, isNew: !was, changed }] : []
  })
  return { planned, same: rows.length - planned.length, faults, pieces: piecesOf(text) }
}

/** Divides a table into groups of whole lines, which a form can send again. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let lines: string[] = []
  let length = 0
  for (const line of text.split(/\r?\n/)) {
    if (length + line.length > PIECE_LENGTH && lines.length > 0) {
      pieces.push(lines.join('\n'))
      ;[lines, length] = [[], 0]
    }
    lines.push(line)
    length += line.length + 1
  }
  return [...pieces, lines.join('\n')]
}

/** Puts the pieces of a table together again. */
export const textOfPieces = (pieces: readonly string[]): string => pieces.join('\n')
