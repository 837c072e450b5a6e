import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_TEXT_LENGTH } from './own-review-rules.ts'

const key = (text: PlainKey): PlainKey => text
const words = z
  .string(key('ownReviews.words.missing'))
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(1, key('ownReviews.words.missing'))
      .max(MAX_TEXT_LENGTH, { error: key('field.tooLong'), abort: true }),
  )

/** An objection, or an answer to a dispute. */
export const wordsSchema = z.object({ text: words })

/** What the form of a proof sent is looked at with the file. */
export const reviewEvidenceSchema = z.object({ proof: z.unknown().optional() })
