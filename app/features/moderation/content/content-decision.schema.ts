import { z } from 'zod'
import { optionalText, typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_FACTS, MAX_LAW } from '../decisions/decision-limits.ts'
import { ITEM_RULES, MAX_ITEM_TEXT, MAX_ITEM_TITLE } from './content-item.ts'

const key = (text: PlainKey): PlainKey => text
const facts = typedText({ max: MAX_FACTS, missing: 'moderation.facts.missing' })
const grounds = {
  facts,
  rule: z.enum(ITEM_RULES, key('moderation.rule.missing')),
  law: optionalText(MAX_LAW),
}
const lawNamed = ({ rule, law }: { rule: string; law: string }) => rule !== 'illegal' || law !== ''
const lawMissing = { path: ['law'], error: key('moderation.law.missing') }

/** A decision about a photo, video, text or event of a school: nothing changes without reasons. */
export const contentDecisionSchema = z.discriminatedUnion(
  'outcome',
  [
    z.object({ outcome: z.literal('dismissed'), facts }),
    z.object({ outcome: z.literal('removed'), ...grounds }).refine(lawNamed, lawMissing),
    z
      .object({
        outcome: z.literal('edited'),
        ...grounds,
        title: optionalText(MAX_ITEM_TITLE),
        text: optionalText(MAX_ITEM_TEXT),
      })
      .refine(lawNamed, lawMissing),
  ],
  key('moderation.outcome.missing'),
)
export type ContentDecision = z.output<typeof contentDecisionSchema>

export const contentAppealSchema = z.object({
  decisionId: z.uuid(),
  text: typedText({ max: MAX_FACTS, missing: 'moderation.facts.missing' }),
})

export const contentAnswerSchema = z.object({
  answer: z.enum(['upheld', 'dismissed'], key('moderation.outcome.missing')),
  facts,
})
