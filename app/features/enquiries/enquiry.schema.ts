import { z } from 'zod'
import { contactFields, writtenText } from '#app/core/forms/contact-fields.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

/** The form of an enquiry; its messages about missing values are keys of the catalogue. */
export const enquirySchema = z.object(contactFields)
export type WrittenEnquiry = z.output<typeof enquirySchema>

/** What a member of the school does with an enquiry. */
export const enquiryActionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answer'), text: writtenText(key('contactFields.message.tooShort')) }),
  z.object({ intent: z.literal('done') }),
  z.object({ intent: z.literal('reopen') }),
  z.object({ intent: z.literal('delete') }),
])
