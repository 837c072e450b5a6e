import { z } from 'zod'

/** What is wrong with one cell of a file of the repository. */
export const CELL_ERRORS = ['choice', 'length', 'day', 'turns', 'address', 'missing', 'number'] as const
export type CellError = (typeof CELL_ERRORS)[number]

/** Characters of a refused cell that are shown. */
export const SHOWN = 60

/** The message of a check. */
export const cellError = <Code extends string>(code: Code): { error: Code } => ({ error: code })

/** A text of at most so many characters. */
export const textCell = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { ...cellError('length'), abort: true })

const isDay = (value: string) => {
  const instant = new Date(`${value}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value)
}

/** A day (YYYY-MM-DD), or nothing. */
export const dayCell = z
  .string()
  .trim()
  .refine((value) => value === '' || isDay(value), cellError('day'))

/** Several codes joined by `|`, which the row keeps in the order of the vocabulary. */
export const codesCell = <Code extends string>(all: readonly Code[]) =>
  z
    .string()
    .trim()
    .transform((value) => (value === '' ? [] : value.split('|').map((code) => code.trim())))
    .refine((found) => found.every((code) => (all as readonly string[]).includes(code)), cellError('choice'))
    .transform((found) => all.filter((code) => found.includes(code)))

/** The address of a text that was read, or of the office that publishes it. */
export const addressCell = textCell(500).refine(
  (value) => URL.parse(value)?.protocol === 'https:',
  cellError('address'),
)
