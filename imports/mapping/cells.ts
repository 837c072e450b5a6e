import type { Cell } from '#app/features/import-runs/mapping/cell.schema.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { readableName, sentenceCase } from '../cleaning/title-case.ts'
import type { Row } from '../source.ts'
import { placeOf } from './forms.ts'

/** Returns our name for a column of a mapping: the names that editions give it. */
export const keyOf = (column: readonly string[]): string => column.join('\n')

/** Returns the text of a row for a cell of a mapping; empty if it has none. */
export function textOfCell(row: Row, cell: Cell, country: CountryCode): string {
  const text = splitCell(cut(originOf(row, cell), cell).trim(), cell)
  if (cell.empty?.includes(text)) return ''
  if (cell.case === 'title') return readableName(text, COUNTRY_LANGUAGE[country])
  return cell.case === 'sentence' ? sentenceCase(text, COUNTRY_LANGUAGE[country]) : text
}

function originOf(row: Row, { column, join, filled, empty, with: between = ' ', constant = '' }: Cell): string {
  if (column) return row[keyOf(column)] ?? ''
  const isFilled = (text = '') => text !== '' && !empty?.includes(text)
  if (filled) return filled.find((one) => isFilled(row[keyOf(one)]?.trim()))?.[0] ?? ''
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

/** Commas and the like between the parts of a split cell. */
const EDGE = /^[\s,;|·–-]+|[\s,;|·–-]+$/g

function splitCell(text: string, { split }: Cell): string {
  if (!split) return text
  const place = placeOf(split.at, text)
  if (!place) return split.keep === 'before' ? text : ''
  if (split.keep === 'found') return text.slice(place.from, place.to)
  return (split.keep === 'before' ? text.slice(0, place.from) : text.slice(place.to)).replaceAll(EDGE, '')
}

/** Every column that a cell reads, by its names. */
export const columnsOf = ({
  column,
  join = [],
  filled = [],
}: Pick<Cell, 'column' | 'join' | 'filled'>): readonly (readonly string[])[] =>
  column ? [column] : [...join, ...filled]
