import { z } from 'zod'
import { calendarDay } from '#app/core/forms/calendar-day.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { RUN_ACTIONS } from '../import-run.ts'

/** The fields of the form that orders an import, besides its files. */
export const orderSchema = z.object({
  /** A built-in source, or one declared by a mapping. */
  source: z
    .string('imports.source.missing' satisfies PlainKey)
    .max(60, { error: 'imports.source.missing' satisfies PlainKey, abort: true }),
  /** Address to fetch the file from, as an alternative to sending it. */
  address: z
    .string('imports.address.wrong' satisfies PlainKey)
    .max(2000, { error: 'imports.address.wrong' satisfies PlainKey, abort: true })
    .pipe(z.url({ protocol: /^https?$/, error: 'imports.address.wrong' satisfies PlainKey }))
    .optional(),
  day: calendarDay('imports.day.wrong').optional(),
  /** When the newest of the files was last changed (YYYY-MM-DD), as the browser says; it never fails the order. */
  changed: z.iso.date().optional().catch(undefined),
  complete: z.literal('on').optional(),
  /** Whether the files are the list of the source, where those of other searches look the same. */
  confirmed: z.literal('on').optional(),
})
export type ImportOrder = z.output<typeof orderSchema>

/** The day of files that nobody knows. */
export const NOBODY_KNOWS = 'unknown'

/** The form of an action on a run. A trial of files without a day is carried out with theirs, or as of no known day. */
export const runActionSchema = z.object({
  intent: z.enum(RUN_ACTIONS),
  day: calendarDay('imports.day.wrong').optional(),
  unknown: z.literal('on').optional(),
})

/** The fields of the form that orders an inspection, besides its file and the mapping file. */
export const inspectionSchema = orderSchema.extend({
  /** A source whose mapping serves as the starting point. */
  source: orderSchema.shape.source.optional(),
})
