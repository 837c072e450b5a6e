import type { Cell } from '#app/features/import-runs/mapping/cell.schema.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { readableName, sentenceCase } from '../cleaning/title-case.ts'
import type { Row } from '../source.ts'

/** Returns our name for a column of a mapping: the names that editions give it. */
export const keyOf = (column: readonly string[]): string => column.join('\n')

/** Returns the text of a row for a cell of a mapping; empty if it has none. */
export function textOfCell(row: Row, cell: Cell, country: CountryCode): string {
  const text = cut(originOf(row, cell), cell).trim()
  if (cell.empty?.includes(text)) return ''
  if (cell.case === 'title') return readableName(text, COUNTRY_LANGUAGE[country])
  return cell.case === 'sentence' ? sentenceCase(text, COUNTRY_LANGUAGE[country]) : text
}

function originOf(row: Row, { column, join, with: between = ' ', constant = '' }: Cell): string {
  if (column) return row[keyOf(column)] ?? ''
  if (!join) return constant
  return join
    .map((one) => row[keyOf(one)])
    .filter(Boolean)
    .join(between)
}

function cut(text: string, { after, before }: Cell): string {
  const start = after === undefined ? -1 : text.indexOf(after)
  const rest = after === undefined || start < 0 ? text : text.slice(start + after.length)
  const end = before === undefined ? -1 : rest.indexOf(before)
  return end < 0 ? rest : rest.slice(0, end)
}

export function columnsOf({ column, join = [] }: Pick<Cell, 'column' | 'join'>): readonly (readonly string[])[] {
  return column ? [column] : join
}
