import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { tidyName } from '#lib/text/person-name.ts'
import { tidyText } from '#lib/text/plain-text.ts'
import { MAX_FUNCTION, MAX_TEXT_LENGTH, MIN_TEXT_LENGTH } from '../claim-rules.ts'

const key = (text: PlainKey): PlainKey => text
const words = (missing: PlainKey) => z.string(missing).transform(tidyText)

/** What shows that somebody speaks for a school. The file is looked at where it is taken. */
export const evidenceSchema = z.object({
  personFunction: z
    .string(key('claim.function.missing'))
    .transform(tidyName)
    .pipe(
      z
        .string()
        .min(2, key('claim.function.missing'))
        .max(MAX_FUNCTION, { error: key('field.tooLong'), abort: true }),
    ),
  explanation: words(key('claim.explanation.missing')).pipe(
    z
      .string()
      .min(MIN_TEXT_LENGTH, key('claim.explanation.missing'))
      .max(MAX_TEXT_LENGTH, { error: key('field.tooLong'), abort: true }),
  ),
  proof: z.unknown().optional(),
})
export type Evidence = z.output<typeof evidenceSchema>

/** What an owner says of somebody else's claim. */
export const answerSchema = z.object({
  text: words(key('claim.answer.missing')).pipe(
    z
      .string()
      .min(1, key('claim.answer.missing'))
      .max(MAX_TEXT_LENGTH, { error: key('field.tooLong'), abort: true }),
  ),
})

/** The six digits of a mailed code; spaces that people type between them do not count. */
export const codeSchema = z.object({
  code: z
    .string(key('field.codeMissing'))
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, key('claim.code.digits'))),
})

/** A form that carries nothing but its button. */
export const buttonSchema = z.object({})
