import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import { MAX_TEXT_LENGTH } from './own-review-rules.ts'

/** The form of an appeal, or of an answer to a dispute. */
export const wordsSchema = z.object({
  text: typedText({ max: MAX_TEXT_LENGTH, missing: 'ownReviews.words.missing' }),
})

/** The form that sends evidence; its content is checked with the file. */
export const reviewEvidenceSchema = z.object({ proof: z.unknown().optional() })
