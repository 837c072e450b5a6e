import { CHANGE_FIELDS, SCHOOL_COLUMN, type Values } from '../changes/change-fields.ts'
import type { Asked } from '../changes/plan-rows.ts'
import type { DecodedTable } from './decoded-table.ts'

/** The apostrophe that protects a cell in our own file from being run as a formula (see `csvLine`). */
const PROTECTED = /^'(?=[\t\r\n]|\s*[=+\-@|＝＋－＠])/

/** Returns what the rows of a table ask for; rows without a school and columns with other names are ignored. */
export function askedByTable({ header, rows }: DecodedTable): Asked[] {
  const schoolAt = header.indexOf(SCHOOL_COLUMN)
  const columns = CHANGE_FIELDS.map((field) => ({ field, at: header.indexOf(field.toLowerCase()) }))
  return rows.flatMap(({ line, cells }) => {
    const school = cellAt(cells, schoolAt)
    if (school === '') return []
    const values = Object.fromEntries(columns.map(({ field, at }) => [field, cellAt(cells, at)])) as Values
    return [{ line, school, values }]
  })
}

const cellAt = (cells: readonly string[], at: number): string =>
  (cells[at] ?? '').replaceAll('\0', '').replace(PROTECTED, '').replace(/\r\n?/g, '\n').trim()
