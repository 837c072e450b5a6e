import { z } from 'zod'
import { optionalText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { CLAIM_OUTCOMES, MAX_CLAIMED_SCHOOLS, MAX_TEXT_LENGTH } from '../claim.ts'

const key = (text: PlainKey): PlainKey => text

/** The form that decides a claim. A decision that takes something from a person needs a reason. */
export const claimDecisionSchema = z
  .object({
    outcome: z.enum(CLAIM_OUTCOMES, key('claimAdmin.outcome.missing')),
    reason: optionalText(MAX_TEXT_LENGTH),
    /** Which of the schools claimed by a group it gets. */
    schools: z
      .array(z.string().max(64, { abort: true }))
      .max(MAX_CLAIMED_SCHOOLS, { abort: true })
      .optional(),
  })
  .refine(({ outcome, reason }) => ['owner', 'added', 'group'].includes(outcome) || reason !== '', {
    path: ['reason'],
    message: key('claimAdmin.reason.missing'),
  })
export type ClaimDecisionValues = z.output<typeof claimDecisionSchema>
