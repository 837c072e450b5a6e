import { z } from 'zod'
import { readEmail, readPhone, readPostalCode, readPupils, readWebsite } from '#app/features/schools/contact-rules.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { CATEGORIES, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { MAX_REASON_LENGTH, MAX_VALUE_LENGTH, positionText, type Reportable } from './correction-fields.ts'

const key = (text: PlainKey): PlainKey => text
const oneOf =
  (values: readonly string[]) =>
  (typed: string): string | null =>
    values.includes(typed) ? typed : null

/**
 * Parses degrees as shown by map apps, `51.2277, 6.7735`, or the position in one of their addresses
 * (`@51.2277,6.7735`).
 */
function readPosition(typed: string): string | null {
  const [, lat, lng] = /(?:^|[@=/])(-?\d{1,2}\.\d{2,15})(?:,|, |\/)(-?\d{1,3}\.\d{2,15})(?:$|[^\d.])/.exec(typed) ?? []
  if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return null
  return positionText({ lat: Number(lat), lng: Number(lng) })
}

const VALUE_READERS: { [Field in Reportable]?: (typed: string, country: CountryCode) => string | null } = {
  category: oneOf(CATEGORIES),
  ownership: oneOf(['public', 'private']),
  country: oneOf(COUNTRIES),
  postal_code: readPostalCode,
  phone: readPhone,
  email: readEmail,
  website: readWebsite,
  pupils: readPupils,
  position: readPosition,
}

/** Parses the value of a fact into its stored form; returns null when it is invalid. */
const readFact = (field: Reportable, typed: string, country: CountryCode): string | null =>
  (VALUE_READERS[field] ?? ((text) => text.replace(/\s+/g, ' ')))(typed, country)

/** The form by which anybody corrects a fact; values of fields other than the chosen one are ignored. */
export const correctionSchema = <Field extends Reportable>(fields: readonly Field[], country: CountryCode) =>
  z
    .object({
      field: z.enum(fields, key('correction.field.missing')),
      value: z
        .string(key('correction.value.missing'))
        .trim()
        .min(1, key('correction.value.missing'))
        .max(MAX_VALUE_LENGTH, { error: key('field.tooLong'), abort: true }),
      reason: z
        .string(key('correction.reason.missing'))
        .trim()
        .min(1, key('correction.reason.missing'))
        .max(MAX_REASON_LENGTH, { error: key('field.tooLong'), abort: true }),
      email: z
        .string(key('field.emailInvalid'))
        .max(254, { error: key('field.tooLong'), abort: true })
        .pipe(z.email(key('field.emailInvalid')))
        .optional(),
      /** People do not see this field; programs that fill in everything do. */
      homepage: z.undefined(key('correction.trap')).optional(),
    })
    .transform(({ field, value, reason, email }, context) => {
      const read = readFact(field, value, country)
      if (read !== null) return { field, value: read, reason, email }
      context.addIssue({ code: 'custom', path: ['value'], message: key('correction.value.invalid') })
      return z.NEVER
    })

/** A correction as written by a visitor. */
export type WrittenCorrection = z.output<ReturnType<typeof correctionSchema<Reportable>>>

export const correctionDecisionSchema = z.discriminatedUnion(
  'outcome',
  [
    z.object({
      outcome: z.literal('accepted'),
      seen: z.string(),
      facts: z
        .string()
        .trim()
        .max(MAX_REASON_LENGTH, { error: key('field.tooLong'), abort: true })
        .default(''),
    }),
    z.object({
      outcome: z.literal('refused'),
      seen: z.string(),
      facts: z
        .string(key('correction.facts.missing'))
        .trim()
        .min(1, key('correction.facts.missing'))
        .max(MAX_REASON_LENGTH, { error: key('field.tooLong'), abort: true }),
    }),
  ],
  key('correction.outcome.missing'),
)
export type CorrectionDecision = z.output<typeof correctionDecisionSchema>
