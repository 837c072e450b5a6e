import { z } from 'zod'
import { optionalText, typedText } from '#app/core/forms/typed-text.ts'
import { CONTENT_RULES } from '#app/features/reviews/review.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text
const facts = typedText({ max: 3000, missing: 'case.facts.missing' })
/** At least one, as ticked boxes. */
const reportIds = z.array(z.uuid()).min(1, key('case.reports.missing'))

const restriction = {
  facts,
  rule: z.enum(CONTENT_RULES, key('case.rule.missing')),
  law: optionalText(300),
  sentence: optionalText(3000),
}
const lawNamed = ({ rule, law }: { rule: string; law: string }) => rule !== 'illegal' || law !== ''
const lawMissing = { path: ['law'], error: key('case.law.missing') }

/** A decision about reports of one review or answer. */
export const reportDecisionSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('dismissed'), reportIds, facts }),
  z.object({ outcome: z.literal('upheld'), reportIds, ...restriction }).refine(lawNamed, lawMissing),
])
export type ReportDecision = z.output<typeof reportDecisionSchema>

/** A decision about a dispute. */
export const disputeDecisionSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('kept'),
    disputeId: z.uuid(),
    facts,
    proven: z
      .literal('on')
      .optional()
      .transform((tick) => tick === 'on'),
  }),
  z.object({ outcome: z.literal('removed'), disputeId: z.uuid(), ...restriction }).refine(lawNamed, lawMissing),
])
export type DisputeDecision = z.output<typeof disputeDecisionSchema>
