import { z } from 'zod'
import { typedLine, typedText } from '#app/core/forms/typed-text.ts'
import { MAX_REASON, MAX_VALUE } from '#app/features/corrections/correction-fields.ts'

/** What a school says about a published figure that is wrong. */
export const wrongFactSchema = z.object({
  schoolId: z.string().max(100, { abort: true }),
  fact: z.string().max(100, { abort: true }),
  value: typedLine({ max: MAX_VALUE, missing: 'correction.value.missing' }),
  reason: typedText({ max: MAX_REASON, missing: 'correction.reason.missing' }),
})
