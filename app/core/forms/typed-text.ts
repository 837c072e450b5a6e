import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { tidyText } from '#lib/text/plain-text.ts'

const tooLong: PlainKey = 'field.tooLong'

/** Text that is read as one line. */
const oneLine = (typed: string): string => tidyText(typed).replace(/\s+/g, ' ')

/**
 * The schemas below check the trimmed text by `refine`, never by a `pipe` into a second `z.string()`: the form parser
 * treats an empty string before any string schema as a missing field, and the second schema would answer instead.
 */
const bounded = (tidy: (typed: string) => string, { min = 1, max, missing, tooShort = missing }: Bounds) =>
  z
    .string(missing)
    .transform(tidy)
    .refine((text) => text.length <= max, { error: tooLong, abort: true })
    .refine((text) => text.length >= min, tooShort)

type Bounds = { min?: number; max: number; missing: PlainKey; tooShort?: PlainKey }

/**
 * Several lines of required text, tidied by `tidyText`.
 *
 * @param missing key of the catalogue for no text, and for fewer than `min` characters unless `tooShort` says otherwise
 */
export const typedText = (bounds: Bounds) => bounded(tidyText, bounds)

/** Like {@link typedText}, but on one line: any run of white space counts as one space. */
export const typedLine = (bounds: Bounds) => bounded(oneLine, bounds)

/** Several lines of text of at most `max` characters; empty if left out. */
export const optionalText = (max: number) =>
  z
    .string()
    .transform(tidyText)
    .refine((text) => text.length <= max, { error: tooLong, abort: true })
    .default('')
