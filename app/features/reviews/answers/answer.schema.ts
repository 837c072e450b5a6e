import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import { screenText } from '#app/features/screening/screen-text.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_ANSWER_LENGTH } from './answer-rules.ts'
import { isOwnContact, type SchoolContact } from './own-contact.ts'

const key = (text: PlainKey): PlainKey => text

const fields = z.object({
  schoolId: z.string().max(100, { abort: true }),
  /** Version of the answer that the form started with; 0 for none. */
  version: z.coerce.number().int().min(0).max(1_000_000, { abort: true }),
  language: z.enum(LOCALES),
  text: typedText({ max: MAX_ANSWER_LENGTH, missing: 'answer.text.missing' }),
})

/**
 * Names and contact data that an answer may contain: those of the school with its places and of the person who signs,
 * and the school's contact data.
 */
export type AnsweringSchool = { names: readonly string[]; contact: SchoolContact }

/**
 * The form of a school's answer. Content that must not be published (names, contact data of people, insults, health) is
 * refused with the reason at `text` and the sentences at `marked`; no answer waits for a moderator, since a school can
 * rephrase it.
 */
export const answerSchema = ({ names, contact }: AnsweringSchool) =>
  fields.superRefine(({ text, language }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const findings = screenText(text, language, { names }).filter((finding) => !isOwnContact(finding, contact))
    if (findings[0]) refuse('text', key(`answer.finding.${findings[0].kind}`))
    const sentences = findings.map(({ sentence }) => text.slice(sentence.start, sentence.end).trim())
    for (const sentence of new Set(sentences)) refuse('marked', sentence)
  })

/** An answer as written by a member of the school. */
export type WrittenAnswer = z.output<typeof fields>
