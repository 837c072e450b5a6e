import { z } from 'zod'
import { personName } from '#app/core/forms/person-name.ts'
import { optionalText, typedText } from '#app/core/forms/typed-text.ts'
import { readEmail, readPhone, readPostalCode, readWebsite } from '#app/features/schools/contact-rules.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { CATEGORIES, COUNTRIES } from '#db/vocabulary.ts'
import { tidyName } from '#lib/text/person-name.ts'
import {
  CLAIM_OUTCOMES,
  MAX_CLAIMED_SCHOOLS,
  MAX_FUNCTION_LENGTH,
  MAX_SCHOOLS_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  MIN_TEXT_LENGTH,
} from './claim.ts'

const key = (text: PlainKey): PlainKey => text

/** Proof that a person may speak for a school. The file is checked where it is stored. */
export const evidenceSchema = z.object({
  personFunction: personName({ min: 2, max: MAX_FUNCTION_LENGTH, missing: 'claim.function.missing' }),
  explanation: typedText({ min: MIN_TEXT_LENGTH, max: MAX_TEXT_LENGTH, missing: 'claim.explanation.missing' }),
  proof: z.unknown().optional(),
})
export type Evidence = z.output<typeof evidenceSchema>

/** The schools that a group claims, one per line, with the proof. */
export const groupEvidenceSchema = evidenceSchema.extend({
  schools: typedText({ max: MAX_SCHOOLS_TEXT_LENGTH, missing: 'groups.claim.schools.missing' })
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

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: key('field.tooLong'), abort: true })
    .default('')
const needed = (max: number, missing: PlainKey) =>
  z
    .string(missing)
    .transform(tidyName)
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(max, { error: key('field.tooLong'), abort: true }),
    )

/** Name, town and country, by which a school is first looked for. */
export const placeSchema = z.object({
  name: needed(300, key('missing.name.missing')),
  city: needed(120, key('missing.city.missing')),
  country: z.enum(COUNTRIES, key('missing.country.missing')),
})

/** What is asked about a school that the directory lacks. */
export const schoolFields = placeSchema.extend({
  category: z.enum(CATEGORIES, key('missing.category.missing')),
  ownership: z.enum(['public', 'private'], key('missing.ownership.missing')),
  street: needed(200, key('missing.street.missing')),
  postalCode: needed(20, key('missing.postalCode.wrong')),
  phone: text(60),
  website: text(300),
  email: text(254),
  /** The person confirms that it is none of the similar schools. */
  none: z.literal('on').optional(),
})
type Contact = 'phone' | 'website' | 'email' | 'postalCode'

/** Parses contact data by the country's rules; reports what they do not allow. */
export function readContact<Value extends Pick<z.output<typeof schoolFields>, Contact | 'country'>>(
  value: Value,
  context: z.RefinementCtx,
): Value {
  const { country } = value
  const read = (name: Contact, reader: typeof readPhone, wrong: PlainKey) => {
    const found = value[name] === '' ? '' : reader(value[name], country)
    if (found === null) context.addIssue({ code: 'custom', path: [name], message: wrong })
    return found ?? ''
  }
  return {
    ...value,
    postalCode: read('postalCode', readPostalCode, key('missing.postalCode.wrong')),
    phone: read('phone', readPhone, key('missing.phone.wrong')),
    website: read('website', readWebsite, key('missing.website.wrong')),
    email: read('email', readEmail, key('field.emailInvalid')),
  }
}

/** A missing school with the proof that the person may speak for it. */
export const missingSchoolSchema = schoolFields.extend(evidenceSchema.shape).transform(readContact)

/** A proposed school. */
export type MissingSchool = Omit<
  z.output<typeof missingSchoolSchema>,
  'none' | 'personFunction' | 'explanation' | 'proof'
>

/** The form that decides a claim. A decision that takes something from a person needs a reason. */
export const claimDecisionSchema = z
  .object({
    outcome: z.enum(CLAIM_OUTCOMES, key('claimAdmin.outcome.missing')),
    reason: optionalText(MAX_TEXT_LENGTH),
    /** Which of the schools claimed by a group it gets. */
    schools: z
      .array(z.string().max(64, { abort: true }))
      .max(MAX_CLAIMED_SCHOOLS, { abort: true })
      .optional(),
  })
  .refine(({ outcome, reason }) => ['owner', 'added', 'group'].includes(outcome) || reason !== '', {
    path: ['reason'],
    message: key('claimAdmin.reason.missing'),
  })
export type ClaimDecisionValues = z.output<typeof claimDecisionSchema>
