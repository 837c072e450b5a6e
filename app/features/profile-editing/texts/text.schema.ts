import { z } from 'zod'
import { SECTIONS } from '#app/features/school-profile/sections.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { countCharacters, hasMarkup, tidyText } from '#lib/text/plain-text.ts'

export const MAX_SUMMARY = 300
export const MAX_TEXT = 5000
/**
 * People do not count combining marks as separate characters: the table allows this many code points for each
 * character.
 */
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

/**
 * A tab of the educational profile in one language, with the version token of what its writer saw (see `versionToken`).
 */
export const textSchema = z.object({
  schoolId: schoolIdField,
  section: z.enum(SECTIONS),
  language: z.enum(LOCALES),
  seen: z.string().max(64, { abort: true }),
  text: plainText(MAX_TEXT),
})

export type WrittenText = Omit<z.output<typeof textSchema>, 'schoolId'>
