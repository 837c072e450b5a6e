import { z } from 'zod'
import { optionalText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { isRestriction, MAX_FACTS, MAX_LAW_LENGTH } from '../../decision.ts'
import { POST_RULES } from '../../subject.ts'
import { ABOUT_WORDS } from '../decision-form.schema.ts'

const key = (text: PlainKey): PlainKey => text

/** The possible outcomes of a decision about a question or answer, by its status. */
export const POST_OUTCOMES = {
  pending: ['published', 'rejected'],
  published: ['kept', 'removed'],
  rejected: ['restored'],
  removed: ['restored'],
} as const
export type PostOutcome = (typeof POST_OUTCOMES)[keyof typeof POST_OUTCOMES][number]
const outcomes = [...new Set(Object.values(POST_OUTCOMES).flat())] as [PostOutcome, ...PostOutcome[]]

/** A decision about a question or an answer to one: only what is published as it is needs no reasons. */
export const postDecisionSchema = z
  .object({
    outcome: z.enum(outcomes, key('moderation.outcome.missing')),
    rule: z.enum(POST_RULES, key('moderation.rule.missing')).optional(),
    law: optionalText(MAX_LAW_LENGTH),
    sentence: optionalText(MAX_FACTS),
    facts: optionalText(MAX_FACTS),
    seen: z.string().max(100, { abort: true }),
  })
  .superRefine(({ outcome, rule, law, sentence, facts }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (outcome !== 'published' && !facts) refuse('facts', key('moderation.facts.missing'))
    if (!isRestriction(outcome)) return
    if (!rule) refuse('rule', key('moderation.rule.missing'))
    if (rule === 'illegal' && !law) refuse('law', key('moderation.law.missing'))
    if (rule && ABOUT_WORDS.includes(rule) && !sentence) refuse('sentence', key('moderation.sentence.missing'))
  })
  .transform((typed) => (isRestriction(typed.outcome) ? typed : { ...typed, rule: undefined, law: '', sentence: '' }))
export type PostDecision = z.output<typeof postDecisionSchema>
