import { z } from 'zod'
import { writtenText } from '#app/core/forms/contact-fields.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_ADDRESS, WISHES } from '../ticket-rules.ts'
import { senderFields } from './contact.schema.ts'

const key = (text: PlainKey): PlainKey => text

/** The form for people named in reviews. */
export const namedPersonSchema = z.object({
  name: senderFields.name,
  email: senderFields.email,
  /** Where they are named: the address of a page, or the school in words. */
  address: z
    .string(key('namedPerson.address.missing'))
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string(key('namedPerson.address.missing'))
        .min(3, key('namedPerson.address.missing'))
        .max(MAX_ADDRESS, { error: key('field.tooLong'), abort: true }),
    ),
  wish: z.enum(WISHES, key('namedPerson.wish.missing')),
  message: writtenText(key('contactFields.message.tooShort')),
  website: senderFields.website,
})
export type WrittenRequest = z.output<typeof namedPersonSchema>
