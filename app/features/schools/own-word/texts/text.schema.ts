import { z } from 'zod'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { countCharacters, hasMarkup, tidyText } from '#lib/plain-text.ts'
import { SECTIONS } from '../../profile/sections.ts'

export const SUMMARY_MAX = 300
export const TEXT_MAX = 5000
/** Marks that pile up on a letter are no further characters to people: the table holds this many code points for one. */
const CODE_POINTS = 10

const key = (text: PlainKey): PlainKey => text

/** Plain text of at most `max` characters as people count them; may be empty. */
export const plainText = (max: number) =>
  z
    .string()
    .default('')
    .transform(tidyText)
    .refine((text) => !hasMarkup(text), { error: key('ownTexts.markup'), abort: true })
    .refine((text) => [...text].length <= max * CODE_POINTS && countCharacters(text) <= max, key('ownTexts.tooLong'))

export const schoolIdField = z.string().max(64, { abort: true })

/** A tab of the educational profile in one language, with the mark of what its writer saw (see `seenMark`). */
export const textSchema = z.object({
  schoolId: schoolIdField,
  section: z.enum(SECTIONS),
  language: z.enum(LOCALES),
  seen: z.string().max(64, { abort: true }),
  text: plainText(TEXT_MAX),
})

export type WrittenText = Omit<z.output<typeof textSchema>, 'schoolId'>
