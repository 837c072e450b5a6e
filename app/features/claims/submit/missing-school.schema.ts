import { z } from 'zod'
import { readEmail, readPhone, readPostalCode, readWebsite } from '#app/features/schools/contact-rules.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { CATEGORIES, COUNTRIES } from '#db/vocabulary.ts'
import { tidyName } from '#lib/text/person-name.ts'
import { evidenceSchema } from './evidence.schema.ts'

const key = (text: PlainKey): PlainKey => text
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
