import { z } from 'zod'
import { optionalText, typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_FACTS, MAX_LAW_LENGTH } from '../decision.ts'
import { MAX_PIECE_TEXT_LENGTH, MAX_PIECE_TITLE_LENGTH, PIECE_RULES } from '../subject.ts'

const key = (text: PlainKey): PlainKey => text
const facts = typedText({ max: MAX_FACTS, missing: 'moderation.facts.missing' })
const grounds = {
  facts,
  rule: z.enum(PIECE_RULES, key('moderation.rule.missing')),
  law: optionalText(MAX_LAW_LENGTH),
}
const lawNamed = ({ rule, law }: { rule: string; law: string }) => rule !== 'illegal' || law !== ''
const lawMissing = { path: ['law'], error: key('moderation.law.missing') }

/** A decision about a photo, video, text or event of a school: nothing changes without reasons. */
export const pieceDecisionSchema = z.discriminatedUnion(
  'outcome',
  [
    z.object({ outcome: z.literal('dismissed'), facts }),
    z.object({ outcome: z.literal('removed'), ...grounds }).refine(lawNamed, lawMissing),
    z
      .object({
        outcome: z.literal('edited'),
        ...grounds,
        title: optionalText(MAX_PIECE_TITLE_LENGTH),
        text: optionalText(MAX_PIECE_TEXT_LENGTH),
      })
      .refine(lawNamed, lawMissing),
  ],
  key('moderation.outcome.missing'),
)
export type PieceDecision = z.output<typeof pieceDecisionSchema>

/** The appeal of a school against a decision. */
export const schoolAppealSchema = z.object({ decisionId: z.uuid(), text: facts })
