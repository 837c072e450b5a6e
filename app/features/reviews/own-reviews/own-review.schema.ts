import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import { MAX_TEXT_LENGTH } from './own-review-rules.ts'

/** An objection, or an answer to a dispute. */
export const wordsSchema = z.object({
  text: typedText({ max: MAX_TEXT_LENGTH, missing: 'ownReviews.words.missing' }),
})

/** What the form of a proof sent is looked at with the file. */
export const reviewEvidenceSchema = z.object({ proof: z.unknown().optional() })
