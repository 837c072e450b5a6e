import { z } from 'zod'
import { personName } from '#app/core/forms/person-name.ts'
import { typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_CLAIMED_SCHOOLS, MAX_FUNCTION, MAX_SCHOOLS_TEXT, MAX_TEXT_LENGTH, MIN_TEXT_LENGTH } from '../claim.ts'

const key = (text: PlainKey): PlainKey => text

/** Proof that a person may speak for a school. The file is checked where it is stored. */
export const evidenceSchema = z.object({
  personFunction: personName({ min: 2, max: MAX_FUNCTION, missing: 'claim.function.missing' }),
  explanation: typedText({ min: MIN_TEXT_LENGTH, max: MAX_TEXT_LENGTH, missing: 'claim.explanation.missing' }),
  proof: z.unknown().optional(),
})
export type Evidence = z.output<typeof evidenceSchema>

/** The schools that a group claims, one per line, with the proof. */
export const groupEvidenceSchema = evidenceSchema.extend({
  schools: typedText({ max: MAX_SCHOOLS_TEXT, missing: 'groups.claim.schools.missing' })
    .transform((text) => [
      ...new Set(
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ])
    .refine((lines) => lines.length <= MAX_CLAIMED_SCHOOLS, key('groups.claim.schools.many')),
})

/** An owner's answer to somebody else's claim. */
export const answerSchema = z.object({
  text: typedText({ max: MAX_TEXT_LENGTH, missing: 'claim.answer.missing' }),
})

/** The six digits of a mailed code; spaces typed between them are ignored. */
export const codeSchema = z.object({
  code: z
    .string(key('field.codeMissing'))
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), key('claim.code.digits')),
})

/** A form with nothing but its button. */
export const buttonSchema = z.object({})
