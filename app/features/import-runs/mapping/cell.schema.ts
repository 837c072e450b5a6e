import { z } from 'zod'

/** Longest name of a column, value or word in a mapping. */
export const MAX_WORD_LENGTH = 200
const MAX_VALUES = 1000
const MAX_NAMES = 10
const MAX_FILLED = 40

export const word = z.string().trim().min(1).max(MAX_WORD_LENGTH, { abort: true })

/** A column by every name that editions give it; a single name needs no list. */
export const column = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  z.array(word).min(1).max(MAX_NAMES, { abort: true }),
)

/**
 * Values of a column with their meanings. Case does not matter; `Gym*` stands for all that begin so, `*schule` for all
 * that end so, `*gym*` for all that contain it. A value given in full takes precedence, then the beginnings, the ends,
 * and what is contained, of each the longest first. A star alone is a value.
 */
export const tableOf = <Meaning extends z.ZodType>(meaning: Meaning) =>
  z
    .record(z.string().max(MAX_WORD_LENGTH, { abort: true }), meaning)
    .refine((table) => Object.keys(table).length <= MAX_VALUES, `must have at most ${MAX_VALUES} values`)

const MAX_FORMS = 5

/** Forms of a text, at most five: `#` stands for a digit, `@` for a letter, everything else for itself. */
export const forms = z
  .array(z.string().min(1).max(30, { abort: true }))
  .min(1)
  .max(MAX_FORMS, { abort: true })

/**
 * Splits a text where one of the forms first stands by itself, such as `#####` for a postal code: its `found` part, or
 * what comes `before` or `after`, without commas at the edge. A text without it is all before.
 */
const split = z.strictObject({
  at: z.preprocess((given) => (typeof given === 'string' ? [given] : given), forms),
  keep: z.enum(['before', 'found', 'after']),
})

/** How to derive a text from a row; the steps are applied in this order. Patterns are literal texts only. */
const cellParts = {
  column: column.optional(),
  /** Several columns, joined with `with` (a space); empty ones are left out. */
  join: z.array(column).min(1).max(MAX_NAMES, { abort: true }).optional(),
  with: z.string().max(10, { abort: true }).optional(),
  /**
   * Several columns of which a row fills one: the name of the first that is not empty. In `empty` stands what counts as
   * nothing, such as 0.
   */
  filled: z.array(column).min(1).max(MAX_FILLED, { abort: true }).optional(),
  /** The same for every row. */
  constant: word.optional(),
  /** Keeps only what comes after, or before, the first such text; a cell without it stays whole. */
  after: z.string().min(1).max(50, { abort: true }).optional(),
  before: z.string().min(1).max(50, { abort: true }).optional(),
  split: split.optional(),
  /** What stands for an empty cell, besides `-`, `NA` and the like, which always do. */
  empty: z
    .array(z.string().max(MAX_WORD_LENGTH, { abort: true }))
    .max(50, { abort: true })
    .optional(),
  /**
   * For texts in capitals: `title` (Grundschule am Berg), or `sentence` (Liceo scientifico), by the country's rules.
   */
  case: z.enum(['title', 'sentence']).optional(),
}

const hasOneOrigin = (cell: { column?: unknown; join?: unknown; filled?: unknown; constant?: unknown }) =>
  [cell.column, cell.join, cell.filled, cell.constant].filter((origin) => origin !== undefined).length === 1
const ONE_ORIGIN = 'must have exactly one of column, join, filled and constant'

/** Declares a cell with further parts; the names of a column may stand for a cell that takes the column as it is. */
export const cellWith = <Parts extends z.ZodRawShape>(parts: Parts) =>
  z.preprocess(
    (given) => (typeof given === 'string' || Array.isArray(given) ? { column: given } : given),
    z.strictObject({ ...cellParts, ...parts }).refine(hasOneOrigin, ONE_ORIGIN),
  )

export const cell = cellWith({})
export type Cell = z.output<typeof cell>
