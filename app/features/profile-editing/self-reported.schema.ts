import { z } from 'zod'
import { readEmail, readPhone, readPostalCode, readWebsite } from '#app/features/schools/contact-rules.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import type { ReportedValues } from './self-reported.ts'
import { MAX_SUMMARY, plainText, schoolIdField } from './texts/text.schema.ts'

const key = (text: PlainKey): PlainKey => text
const hiddenFields = { schoolId: schoolIdField.default(''), seen: z.string().max(64, { abort: true }).default('') }
const line = (max: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .refine((typed) => typed.length <= max, { error: key('field.tooLong'), abort: true })

/** A line that may be empty or unchanged, and is otherwise stored in the form that `read` returns. */
const checked = (max: number, known: string, read: (typed: string) => string | null, wrong: PlainKey) =>
  line(max).transform((typed, context) => {
    if (typed === '' || typed === known) return typed
    const value = read(typed)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })

const phone = ({ contact, country }: ReportedValues) =>
  checked(60, contact.phone, (typed) => readPhone(typed, country), key('own.phone.invalid'))
const website = ({ contact }: ReportedValues) => checked(300, contact.website, readWebsite, key('own.website.invalid'))
const email = ({ contact }: ReportedValues) => checked(254, contact.email, readEmail, key('field.emailInvalid'))
const postalCode = (known: ReportedValues) =>
  checked(20, known.postalCode, (typed) => readPostalCode(typed, known.country), key('own.postalCode.invalid'))

/** The form for contact data, on `/account/schools/{id}`. */
export const contactSchema = (known: ReportedValues) =>
  z.object({
    ...hiddenFields,
    phone: phone(known),
    website: website(known),
    email: email(known),
  })

/**
 * The form for contact data in the dashboard, with the address. The postal code is checked against the chosen country.
 */
export const placeSchema = (known: ReportedValues) =>
  z
    .object({
      ...hiddenFields,
      phone: phone(known),
      website: website(known),
      email: email(known),
      address: line(200),
      city: line(120),
      postalCode: line(20),
      country: z.enum(COUNTRIES, key('field.invalid')),
    })
    .transform((typed, context) => {
      const isSame = typed.postalCode === known.postalCode && typed.country === known.country
      const read =
        typed.postalCode === '' || isSame ? typed.postalCode : readPostalCode(typed.postalCode, typed.country)
      if (read !== null) return { ...typed, postalCode: read }
      context.addIssue({ code: 'custom', path: ['postalCode'], message: key('own.postalCode.invalid') })
      return z.NEVER
    })

/** Returns the name of the field of a summary in a language. */
export const summaryField = <Language extends Locale>(language: Language) => `summary_${language}` as const

const summaries = Object.fromEntries(LOCALES.map((locale) => [summaryField(locale), plainText(MAX_SUMMARY)])) as Record<
  `summary_${Locale}`,
  ReturnType<typeof plainText>
>

const taught = {
  ...summaries,
  features: z.array(z.enum(FEATURES)).default([]),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .max(40, { abort: true })
    .default([]),
}

/**
 * The form for data that a school can report on any plan; with name, type and address if no register has them
 * (`facts`).
 */
export const basicsSchema = (known: ReportedValues) => (known.ownFacts ? withFacts(known) : withoutFacts)

const withoutFacts = z.object({ ...hiddenFields, ...taught }).transform((typed) => ({ ...typed, facts: null }))

const withFacts = (known: ReportedValues) =>
  z
    .object({
      ...hiddenFields,
      ...taught,
      name: line(300).refine(Boolean, key('own.name.missing')),
      category: z.enum(CATEGORIES, key('field.invalid')),
      localType: line(120),
      address: line(200),
      postalCode: postalCode(known),
      city: line(120).refine(Boolean, key('own.city.missing')),
    })
    .transform(({ name, category, localType, address, postalCode, city, ...typed }) => ({
      ...typed,
      facts: { name, category, local_type: localType, street: address, postal_code: postalCode, city },
    }))

const SWITCH = z
  .literal('on', key('field.invalid'))
  .optional()
  .transform((value) => value === 'on')

export const visibilitySchema = z.object({
  ...hiddenFields,
  showInSearch: SWITCH,
  showContact: SWITCH,
  showReviews: SWITCH,
})
