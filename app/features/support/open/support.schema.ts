import { z } from 'zod'
import { MAX_MESSAGE, MAX_PHONE } from '#app/core/forms/contact-field-limits.ts'
import { writtenText } from '#app/core/forms/contact-fields.ts'
import { typedLine, typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_PREFERRED_TIME, MAX_SUBJECT, SUPPORT_WAYS } from '../ticket.ts'

const key = (text: PlainKey): PlainKey => text
const tooLong = key('field.tooLong')

const common = {
  schoolId: z.string().max(100, { abort: true }),
  subject: typedLine({ max: MAX_SUBJECT, missing: 'support.subject.missing' }),
  message: writtenText(key('contactFields.message.tooShort')),
}

/** The forms of the support page, by the chosen way: people who want to be called say where and when. */
export const supportSchema = z.discriminatedUnion('way', [
  z.object({
    ...common,
    way: z.literal('phone'),
    phone: z
      .string(key('support.phone.missing'))
      .trim()
      .max(MAX_PHONE, { error: tooLong, abort: true })
      .regex(/\d(\D*\d){4}/, key('support.phone.missing')),
    preferredTime: z.string().trim().max(MAX_PREFERRED_TIME, { error: tooLong, abort: true }).default(''),
  }),
  ...SUPPORT_WAYS.filter((way) => way !== 'phone').map((way) => z.object({ ...common, way: z.literal(way) })),
])
export type WrittenSupport = z.output<typeof supportSchema>

/** A form with nothing but its button. */
export const closeSchema = z.object({})

/** A later message from the sender; it has no minimum length. */
export const replySchema = z.object({
  message: typedText({ max: MAX_MESSAGE, missing: 'ticket.message.missing' }),
})
