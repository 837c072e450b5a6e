import { z } from 'zod'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { fullNameField } from '../identity/credentials.schema.ts'

const key = (text: PlainKey): PlainKey => text
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: key('field.tooLong'), abort: true })
    .default('')

/** A web address; other schemes (javascript:, data:) are refused. */
const website = text(300).refine(
  (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
  key('field.urlInvalid'),
)

export const nameSchema = z.object({ fullName: fullNameField })

export const contactSchema = z.object({
  phone: text(60),
  website,
  address: text(200),
  postalCode: text(20),
  city: text(120),
  country: text(60),
})

export const languageSchema = z.object({ locale: z.enum(LOCALES) })
