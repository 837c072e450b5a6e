import type { MappedFields, Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'
import { degrees, metres, wktPoint } from '../cleaning/position.ts'
import type { Position } from '../register-school.ts'
import type { Row } from '../source.ts'
import { keyOf } from './cells.ts'
import type { TrialNotes } from './trial-notes.ts'

/** Prepares the position of a mapping for many rows; one outside the country counts as missing. */
export function positionReader(
  { country }: Mapping,
  { position: given }: MappedFields,
  notes: TrialNotes,
): (row: Row) => Position | null {
  if (!given) return () => null
  const { projection } = given
  const cell = (row: Row, column: readonly string[] | undefined) => (column ? (row[keyOf(column)] ?? '') : '')
  const pointOf = (row: Row) => {
    if (given.point) return wktPoint(cell(row, given.point))
    return { x: cell(row, given.x ?? given.lng), y: cell(row, given.y ?? given.lat) }
  }
  return (row) => {
    const { x, y } = pointOf(row)
    const found = projection ? metres(country, projection, x, y) : degrees(country, y, x)
    const shown = given.point ? cell(row, given.point) : [y, x].filter(Boolean).join(' ')
    if (!found && shown !== '') notes.unread('position', shown)
    return found
  }
}
