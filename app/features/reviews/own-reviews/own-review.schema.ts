import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import { MAX_STATEMENT_LENGTH } from '../review.ts'

/** The form of an appeal, or of an answer to a dispute. */
export const wordsSchema = z.object({
  text: typedText({ max: MAX_STATEMENT_LENGTH, missing: 'ownReviews.words.missing' }),
})

/** The form that sends evidence; its content is checked with the file. */
export const reviewEvidenceSchema = z.object({ proof: z.unknown().optional() })
