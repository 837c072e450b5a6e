import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { hasLetter, tidyName } from '#lib/text/person-name.ts'

const key = (text: PlainKey): PlainKey => text

/**
 * The name of a person that must be given: one line without unseen characters, with a letter that people can read.
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

/** As {@link personName}; left out it is empty. */
export const optionalName = (max: number) =>
  z
    .string()
    .transform(tidyName)
    .refine((name) => name.length <= max, { error: key('field.tooLong'), abort: true })
    .refine((name) => name === '' || hasLetter(name), key('field.nameUnreadable'))
    .default('')
