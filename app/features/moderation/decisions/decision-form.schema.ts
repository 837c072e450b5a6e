import { z } from 'zod'
import { optionalText, typedText } from '#app/core/forms/typed-text.ts'
import { CONTENT_RULES, type ContentRule } from '#app/features/reviews/review.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { isRestriction, MAX_FACTS, MAX_LAW_LENGTH, OUTCOMES, type ReviewOutcome } from '../decision.ts'
import { type AlsoDecided, MAX_REVIEWS_TOGETHER } from './together.ts'

const key = (text: PlainKey): PlainKey => text

/** Rules about words, which the author must be shown. */
export const ABOUT_WORDS: readonly ContentRule[] = ['person', 'contact', 'insult', 'health']

/** Another review to decide in the same way, as written by `writeAlso`. */
const also = z
  .string()
  .max(150, { abort: true })
  .regex(/^[0-9a-f-]{36}~[\w.-]+$/)
  .transform((written): AlsoDecided => {
    const [id = '', seen = ''] = written.split('~')
    return { id, seen }
  })

const outcomes = [...new Set(Object.values(OUTCOMES).flat())] as [ReviewOutcome, ...ReviewOutcome[]]
const fields = z.object({
  outcome: z.enum(outcomes, key('moderation.outcome.missing')),
  rule: z.enum(CONTENT_RULES, key('moderation.rule.missing')).optional(),
  law: optionalText(MAX_LAW_LENGTH),
  sentence: optionalText(MAX_FACTS),
  facts: optionalText(MAX_FACTS),
  seen: z.string().max(100, { abort: true }),
  also: z.array(also).max(MAX_REVIEWS_TOGETHER, { abort: true }).default([]),
})

/**
 * A decision about a review: nothing is removed or restored without reasons. Grounds suggested for a restriction are
 * dropped when the review stays or is published.
 */
export const decisionSchema = fields
  .superRefine(({ outcome, rule, law, sentence, facts }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if ((isRestriction(outcome) || outcome === 'restored') && !facts) refuse('facts', key('moderation.facts.missing'))
    if (!isRestriction(outcome)) return
    if (!rule) refuse('rule', key('moderation.rule.missing'))
    if (rule === 'illegal' && !law) refuse('law', key('moderation.law.missing'))
    if (rule && ABOUT_WORDS.includes(rule) && !sentence) refuse('sentence', key('moderation.sentence.missing'))
  })
  .transform(({ outcome, ...typed }) =>
    isRestriction(outcome) || outcome === 'restored'
      ? { outcome, ...typed }
      : { outcome, ...typed, rule: undefined, law: '', sentence: '', facts: '' },
  )

/** The answer to the appeal that the address names. */
export const answerSchema = z.object({
  answer: z.enum(['upheld', 'dismissed'], key('moderation.outcome.missing')),
  facts: typedText({ max: MAX_FACTS, missing: 'moderation.facts.missing' }),
})

/** The answer to one of the appeals on a page. */
export const appealSchema = answerSchema.extend({ objectionId: z.uuid() })
