import { z } from 'zod'
import { foldEntry } from '#app/features/screening/editing/entry.ts'
import { LIST_NAMES } from '#app/features/screening/editing/entry-lists.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

/** The form that makes a change after its trial. */
export const changeSchema = z.object({
  language: z.enum(LOCALES),
  list: z.enum(LIST_NAMES),
  entry: z.string().max(200, { abort: true }).transform(foldEntry),
  on: z.enum(['0', '1']).transform((on) => on === '1'),
  note: z
    .string()
    .trim()
    .max(500, { error: key('field.tooLong'), abort: true })
    .default(''),
})
