import { z } from 'zod'
import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import { FACT_IDS, FACTS, MISSING_REASONS } from '#app/features/facts/vocabulary/facts.ts'
import { cellWith, column, tableOf, word } from './cell.schema.ts'

const CONSTANT_FORMS = {
  school_year: /^20\d\d-\d\d$/,
  year: /^20\d\d$/,
  day: /^20\d\d-[01]\d-[0-3]\d$/,
} as const

const periodParts = {
  kind: z.enum(['school_year', 'year', 'day']),
  column: column.optional(),
  /** Facts of a file that names no time are dated to the day of the file instead of being refused. */
  orDayOfFile: z.literal(true).optional(),
}

/** The time of facts in a possibly incomplete draft, while it is being written on the screen. */
export const draftPeriod = z.object({ ...periodParts, constant: z.string().max(2000, { abort: true }).optional() })

/** The time of facts: from a column, as a constant, or else from the file name or the day that a person gives. */
export const period = z
  .strictObject({
    ...periodParts,
    /** 2024-25, 2024 or 2024-09-01, depending on the kind. */
    constant: z.string().max(10, { abort: true }).optional(),
  })
  .refine((given) => given.column === undefined || given.constant === undefined, 'must have a column or a constant')
  .refine(
    ({ kind, constant }) => constant === undefined || CONSTANT_FORMS[kind].test(constant),
    'must have a constant of its kind: 2024-25 for a school year, 2024 for a year, 2024-09-01 for a day',
  )
export type MappedPeriod = z.output<typeof period>

const words = z.array(word).min(1).max(50, { abort: true })

/** A fact of the vocabulary and the cell that contains it. */
export const mappedFact = cellWith({
  fact: z.enum(FACT_IDS),
  /** Meanings of the cell's values: choices, numbers or texts. */
  values: tableOf(z.string().max(300, { abort: true })).optional(),
  /** For flags: the values that mean yes and no. */
  yes: words.optional(),
  no: words.optional(),
  /** For flags from cells that hold a list, split at `separatedBy` (a comma): yes if it contains this word, else no. */
  contains: word.optional(),
  /** Also for texts, whose list is shown with semicolons, and for several choices, each with its meaning. */
  separatedBy: z.string().min(1).max(5, { abort: true }).optional(),
  /** What the publisher writes where there is no value. */
  missing: tableOf(z.enum(MISSING_REASONS)).optional(),
  /**
   * Factor from the published number to ours, such as 100 for shares published as 0 to 1. A distance needs it: few
   * tables name their unit.
   */
  times: z.number().positive().max(1_000_000, { abort: true }).optional(),
  /** The thousands separator, which is removed. */
  thousands: z.enum(['.', ',', "'"]).optional(),
  period: period.optional(),
}).superRefine((given, context) => {
  const problem = problemOf(given)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})
export type MappedFact = z.output<typeof mappedFact>

type Given = {
  fact: keyof typeof FACTS
  yes?: unknown
  no?: unknown
  contains?: unknown
  times?: unknown
  thousands?: unknown
  values?: Record<string, string> | undefined
  constant?: string | undefined
}

/** Returns what the kind of the fact does not allow. */
function problemOf({ fact, yes, no, contains, times, thousands, values, constant }: Given): string | undefined {
  const definition = FACTS[fact]
  const { kind } = definition
  if (kind === 'flag' && yes === undefined && contains === undefined)
    return `must say with yes or contains when ${fact} holds`
  if (kind !== 'flag' && [yes, no, contains].some((part) => part !== undefined))
    return `must not have yes, no or contains, because ${fact} is no flag`
  if (kind !== 'number' && [times, thousands].some((part) => part !== undefined))
    return `must not have times or thousands, because ${fact} is no number`
  if (kind === 'number' && definition.unit === 'km' && times === undefined)
    return `must say with times in which unit ${fact} is: 1 for kilometres, 0.001 for metres, 1.609344 for miles`
  if (!('choices' in definition)) return undefined
  const meanings = values ? Object.values(values) : constant === undefined ? [] : [constant]
  const chosen = kind === 'choices' ? meanings.flatMap((one) => one.split(CHOICE_SEPARATOR)) : meanings
  const wrong = chosen.find((value) => !definition.choices.includes(value))
  return wrong && `has the value ${wrong}, which is not one of ${definition.choices.join(', ')}`
}
