import { z } from 'zod'

/** A column of a file with a summary of its contents. */
const foundColumn = z.object({
  name: z.string(),
  /** Number of cells that are not empty. */
  filled: z.number(),
  /** The first distinct values; none if the name of the column suggests names of people. */
  examples: z.array(z.string()),
  /** Every value with its number, most frequent first; null if there are too many for a table. */
  values: z.array(z.object({ value: z.string(), count: z.number() })).nullable(),
  isPersonal: z.boolean(),
})
export type FoundColumn = z.output<typeof foundColumn>

/** What an inspection found in a file. */
export const columnFindings = z.object({ file: z.string(), rows: z.number(), columns: z.array(foundColumn) })
export type ColumnFindings = z.output<typeof columnFindings>

/** What a trial with a mapping shows besides its counts. */
export const trialFindings = z.object({
  /** The first schools or rows of facts, by field name. */
  rows: z.array(z.record(z.string(), z.string())),
  /** Values that no table of the mapping has, with their number, most frequent first. */
  unmapped: z.array(z.object({ field: z.string(), value: z.string(), count: z.number() })),
  /** Cells that hold no value of their kind, such as a telephone number without digits. */
  unread: z.array(z.object({ field: z.string(), count: z.number(), example: z.string() })),
})
export type TrialFindings = z.output<typeof trialFindings>
