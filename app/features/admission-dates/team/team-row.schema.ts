import { z } from 'zod'
import { readDay } from '#app/i18n/typed-day.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { RowContent } from '../admission-row.ts'
import { type Cells, COLUMNS, type Column } from '../files/csv-columns.ts'
import { readRow } from '../files/csv-row.schema.ts'
import { PIECE_LENGTH } from './table-limits.ts'

const DAYS: readonly Column[] = ['from', 'to', 'read_on', 'valid_until']
const MAX_CELL = 600
const MAX_PIECES = 60

const cells = Object.fromEntries(
  COLUMNS.map((column) => [column, z.string().max(MAX_CELL, { abort: true }).default('')]),
) as Record<Column, z.ZodDefault<z.ZodString>>

/** The form with a row of the team, whose days may be typed in any of our languages. */
export const teamRowSchema = z
  .object({ ...cells, id: z.uuid().optional() })
  .transform(({ id, ...typed }, context): { id: string | undefined; row: RowContent } => {
    const days = Object.fromEntries(DAYS.map((column) => [column, readDay(typed[column]) ?? typed[column]]))
    const read = readRow({ ...typed, ...days } as Cells, berlinDay())
    if ('row' in read) return { id, row: read.row }
    for (const { column, error } of read.faults)
      context.addIssue({ code: 'custom', path: [column], message: `datesAdmin.error.${error}` })
    return z.NEVER
  })

export const removeRowSchema = z.object({ id: z.uuid() })
export const tableSchema = z.object({ table: z.unknown().optional() })
export const piecesSchema = z.object({
  piece: z
    .array(z.string().max(PIECE_LENGTH * 2, { abort: true }))
    .max(MAX_PIECES, { abort: true })
    .default([]),
})
