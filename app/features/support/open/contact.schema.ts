import { z } from 'zod'
import { contactFields } from '#app/core/forms/contact-fields.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const invalid: PlainKey = 'field.emailInvalid'

/** Fields for people without an account who write to the team. */
export const senderFields = {
  ...contactFields,
  email: z.string(invalid).trim().pipe(contactFields.email),
  /**
   * People neither see nor reach this field; programs that fill in everything do, and are not told that they were
   * recognised.
   */
  website: z.string().default(''),
}

/** The contact form; its messages are keys of the catalogue (spec section 5). */
export const contactSchema = z.object(senderFields)
export type WrittenContact = z.output<typeof contactSchema>
