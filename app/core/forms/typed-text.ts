import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { tidyText } from '#lib/text/plain-text.ts'

const tooLong: PlainKey = 'field.tooLong'

/** Text that is read as one line. */
const oneLine = (typed: string): string => tidyText(typed).replace(/\s+/g, ' ')

/**
 * The schemas below check what is left without blanks by `refine`, never by a `pipe` into a second `z.string()`: what reads
 * forms takes an empty string before any string schema for a field that is missing, and the second would answer instead.
 */
const bounded = (tidy: (typed: string) => string, { min = 1, max, missing, tooShort = missing }: Bounds) =>
  z
    .string(missing)
    .transform(tidy)
    .refine((text) => text.length <= max, { error: tooLong, abort: true })
    .refine((text) => text.length >= min, tooShort)

type Bounds = { min?: number; max: number; missing: PlainKey; tooShort?: PlainKey }

/**
 * Several lines of text that must be given, tidied by `tidyText`.
 *
 * @param missing key of the catalogue for no text, and for fewer than `min` characters unless `tooShort` says otherwise
 */
export const typedText = (bounds: Bounds) => bounded(tidyText, bounds)

/** As {@link typedText}, on one line: white space within counts as one blank. */
export const typedLine = (bounds: Bounds) => bounded(oneLine, bounds)

/** Several lines of text of at most `max` characters; left out it is empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .transform(tidyText)
    .refine((text) => text.length <= max, { error: tooLong, abort: true })
    .default('')
