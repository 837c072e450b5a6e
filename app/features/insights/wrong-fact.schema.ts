import { z } from 'zod'
import { typedLine, typedText } from '#app/core/forms/typed-text.ts'
import { MAX_REASON_LENGTH, MAX_VALUE_LENGTH } from '#app/features/corrections/correction-fields.ts'

/** What a school says about a published figure that is wrong. */
export const wrongFactSchema = z.object({
  schoolId: z.string().max(100, { abort: true }),
  fact: z.string().max(100, { abort: true }),
  value: typedLine({ max: MAX_VALUE_LENGTH, missing: 'correction.value.missing' }),
  reason: typedText({ max: MAX_REASON_LENGTH, missing: 'correction.reason.missing' }),
})
