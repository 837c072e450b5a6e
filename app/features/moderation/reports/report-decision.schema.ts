import { z } from 'zod'
import { CONTENT_RULES } from '#app/features/reviews/content-rules.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text
const text = (max: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(max, { error: key('field.tooLong'), abort: true }))

const facts = z
  .string(key('matter.facts.missing'))
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(1, key('matter.facts.missing'))
      .max(3000, { error: key('field.tooLong'), abort: true }),
  )
/** At least one, as boxes that are ticked. */
const reportIds = z.array(z.uuid()).min(1, key('matter.reports.missing'))

const restriction = {
  facts,
  rule: z.enum(CONTENT_RULES, key('report.rule.missing')),
  law: text(300).default(''),
  sentence: text(3000).default(''),
}
const lawNamed = ({ rule, law }: { rule: string; law: string }) => rule !== 'illegal' || law !== ''
const lawMissing = { path: ['law'], error: key('matter.law.missing') }

/** What a moderator decides about reports of one review or answer. */
export const reportDecisionSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('dismissed'), reportIds, facts }),
  z.object({ outcome: z.literal('upheld'), reportIds, ...restriction }).refine(lawNamed, lawMissing),
])
export type ReportDecision = z.output<typeof reportDecisionSchema>

/** What a moderator decides about a dispute. */
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
