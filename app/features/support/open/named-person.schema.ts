import { z } from 'zod'
import { writtenText } from '#app/core/forms/contact-fields.ts'
import { typedLine } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_ADDRESS, WISHES } from '../ticket.ts'
import { senderFields } from './contact.schema.ts'

const key = (text: PlainKey): PlainKey => text

/** The form for people named in reviews. */
export const namedPersonSchema = z.object({
  name: senderFields.name,
  email: senderFields.email,
  /** Where they are named: the address of a page, or the school in words. */
  address: typedLine({ min: 3, max: MAX_ADDRESS, missing: 'namedPerson.address.missing' }),
  wish: z.enum(WISHES, key('namedPerson.wish.missing')),
  message: writtenText(key('contactFields.message.tooShort')),
  website: senderFields.website,
})
export type WrittenRequest = z.output<typeof namedPersonSchema>
