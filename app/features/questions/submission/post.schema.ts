import { z } from 'zod'
import { typedLine, typedText } from '#app/core/forms/typed-text.ts'
import type { AnsweringSchool } from '#app/features/reviews/answers/answer.schema.ts'
import { isOwnContact } from '#app/features/reviews/answers/own-contact.ts'
import { RELATIONS } from '#app/features/reviews/review.ts'
import type { Finding } from '#app/features/screening/finding.ts'
import { screenText } from '#app/features/screening/screen-text.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH, MIN_ANSWER_LENGTH, MIN_QUESTION_LENGTH } from '../question.ts'
import type { SimilarQuestion } from './similar.ts'

const key = (text: PlainKey): PlainKey => text
const tick = z.literal('on').optional()

const words = {
  language: z.enum(LOCALES),
  /** Whether marked sentences are sent as they are, for a moderator to decide. */
  anyway: tick,
  /** Version that the form started with; 0 for something new. */
  version: z.coerce.number().int().min(0).max(1_000_000, { abort: true }).default(0),
}
const questionText = typedLine({
  min: MIN_QUESTION_LENGTH,
  max: MAX_QUESTION_LENGTH,
  missing: 'questions.text.missing',
  tooShort: 'questions.text.tooShort',
})
const answerText = typedText({ min: MIN_ANSWER_LENGTH, max: MAX_ANSWER_LENGTH, missing: 'questions.answer.missing' })

const questionFields = z.object({
  text: questionText,
  ...words,
  /** Whether the writer has seen the questions that are like this one, and asks something else. */
  other: tick,
})
const familyFields = z.object({
  text: answerText,
  ...words,
  relation: z.enum(RELATIONS).or(z.literal('')).default(''),
  /** A pupil is old enough to consent. */
  oldEnough: tick,
})
const schoolFields = z.object({
  text: typedText({ max: MAX_ANSWER_LENGTH, missing: 'answer.text.missing' }),
  language: words.language,
  version: words.version,
})

type Written = { text: string; language: (typeof LOCALES)[number] }
type Refuse = (path: string, message: string) => void
/** Whose findings are told: those of a family, or of a school. */
type Teller = 'write' | 'answer'

/** Refuses what must not be published, with the reason at `text` and the sentences at `marked`. */
function refuseFindings(findings: readonly Finding[], text: string, teller: Teller, refuse: Refuse): void {
  if (findings[0]) refuse('text', key(`${teller}.finding.${findings[0].kind}`))
  const sentences = findings.map(({ sentence }) => text.slice(sentence.start, sentence.end).trim())
  for (const sentence of new Set(sentences)) refuse('marked', sentence)
}

const findingsIn = ({ text, language }: Written, names: readonly string[]) => screenText(text, language, { names })

/**
 * The form of a question. Sentences that must not be published are refused, unless they are to be sent anyway; so is
 * what has been asked already, and what is like it until the writer says that it is something else. The questions that
 * are alike stand at `similar`, as JSON.
 *
 * @param school its names do not count as those of people
 */
export const questionSchema = ({ names }: { names: readonly string[] }, similar: readonly SimilarQuestion[] = []) =>
  questionFields.superRefine((question, context) => {
    const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
    if (!question.anyway) refuseFindings(findingsIn(question, names), question.text, 'write', refuse)
    const isAsked = similar.some(({ isSame }) => isSame)
    if (isAsked) refuse('text', key('failure.question_asked'))
    else if (similar.length > 0 && !question.other) refuse('other', key('questions.other.missing'))
    else return
    for (const one of similar) refuse('similar', JSON.stringify(one))
  })

/** As {@link questionSchema}, for the answer of a family. */
export const familyAnswerSchema = ({ names }: { names: readonly string[] }) =>
  familyFields.superRefine((answer, context) => {
    const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
    if (answer.relation === 'pupil' && !answer.oldEnough) refuse('oldEnough', key('write.oldEnough.missing'))
    if (!answer.anyway) refuseFindings(findingsIn(answer, names), answer.text, 'write', refuse)
  })

/**
 * The form of a school's answer. What must not be published is refused, but for the school's own contact data; no
 * answer of a school waits for a moderator.
 */
export const schoolAnswerSchema = ({ names, contact }: AnsweringSchool) =>
  schoolFields.superRefine((answer, context) => {
    const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
    const findings = findingsIn(answer, names).filter((finding) => !isOwnContact(finding, contact))
    refuseFindings(findings, answer.text, 'answer', refuse)
  })

export type WrittenQuestion = z.output<typeof questionFields>
export type FamilyAnswer = z.output<typeof familyFields>
export type SchoolAnswer = z.output<typeof schoolFields>
