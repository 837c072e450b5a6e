import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

/** The form that decides evidence. A refusal needs a reason for the author. */
export const evidenceDecisionSchema = z
  .object({
    proofId: z.uuid(),
    outcome: z.enum(['accepted', 'refused'], key('case.outcome.missing')),
    facts: z
      .string()
      .trim()
      .max(3000, { error: key('field.tooLong'), abort: true })
      .default(''),
  })
  .refine(({ outcome, facts }) => outcome === 'accepted' || facts !== '', {
    path: ['facts'],
    message: key('evidence.facts.missing'),
  })
export type EvidenceDecision = z.output<typeof evidenceDecisionSchema>
