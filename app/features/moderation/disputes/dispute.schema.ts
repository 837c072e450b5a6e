import { z } from 'zod'
import { optionalText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { DISPUTE_REASONS, MAX_TEXT_LENGTH } from './dispute-rules.ts'

const key = (text: PlainKey): PlainKey => text

/** The form of a dispute. Only "never here" needs no explanation: the author is asked to explain in any case. */
export const disputeSchema = z
  .object({
    reason: z.enum(DISPUTE_REASONS, key('dispute.reason.missing')),
    text: optionalText(MAX_TEXT_LENGTH),
  })
  .refine(({ reason, text }) => reason === 'never_here' || text, {
    path: ['text'],
    error: key('dispute.text.missing'),
  })

export type WrittenDispute = z.output<typeof disputeSchema>

export const withdrawSchema = z.object({ disputeId: z.uuid() })
