import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { hasLetter, tidyName } from '#lib/text/person-name.ts'

const key = (text: PlainKey): PlainKey => text

/**
 * A required name of a person: one line without invisible characters, with at least one readable letter.
 *
 * @param missing key of the catalogue for a name shorter than `min` characters
 */
export const personName = ({ min = 1, max, missing }: { min?: number; max: number; missing: PlainKey }) =>
  z
    .string(missing)
    .transform(tidyName)
    .refine((name) => name.length <= max, { error: key('field.tooLong'), abort: true })
    .refine((name) => name.length >= min, missing)
    .refine((name) => name.length < min || hasLetter(name), key('field.nameUnreadable'))

/** Like {@link personName}, but optional; empty if left out. */
export const optionalName = (max: number) =>
  z
    .string()
    .transform(tidyName)
    .refine((name) => name.length <= max, { error: key('field.tooLong'), abort: true })
    .refine((name) => name === '' || hasLetter(name), key('field.nameUnreadable'))
    .default('')
