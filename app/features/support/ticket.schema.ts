import { z } from 'zod'
import { MAX_MESSAGE_LENGTH, MAX_PHONE_LENGTH } from '#app/core/forms/contact-field-limits.ts'
import { contactFields, writtenText } from '#app/core/forms/contact-fields.ts'
import { typedLine, typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import {
  MAX_ADDRESS_LENGTH,
  MAX_ANSWER_LENGTH,
  MAX_PREFERRED_TIME_LENGTH,
  MAX_SUBJECT_LENGTH,
  SUPPORT_WAYS,
  WISHES,
} from './ticket.ts'

const key = (text: PlainKey): PlainKey => text
const invalid = key('field.emailInvalid')

/** Fields for people without an account who write to the team. */
const senderFields = {
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

/** The form for people named in reviews. */
export const namedPersonSchema = z.object({
  name: senderFields.name,
  email: senderFields.email,
  /** Where they are named: the address of a page, or the school in words. */
  address: typedLine({ min: 3, max: MAX_ADDRESS_LENGTH, missing: 'namedPerson.address.missing' }),
  wish: z.enum(WISHES, key('namedPerson.wish.missing')),
  message: writtenText(key('contactFields.message.tooShort')),
  website: senderFields.website,
})
export type WrittenRequest = z.output<typeof namedPersonSchema>

const tooLong = key('field.tooLong')

const common = {
  schoolId: z.string().max(100, { abort: true }),
  subject: typedLine({ max: MAX_SUBJECT_LENGTH, missing: 'support.subject.missing' }),
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
      .max(MAX_PHONE_LENGTH, { error: tooLong, abort: true })
      .regex(/\d(\D*\d){4}/, key('support.phone.missing')),
    preferredTime: z.string().trim().max(MAX_PREFERRED_TIME_LENGTH, { error: tooLong, abort: true }).default(''),
  }),
  ...SUPPORT_WAYS.filter((way) => way !== 'phone').map((way) => z.object({ ...common, way: z.literal(way) })),
])
export type WrittenSupport = z.output<typeof supportSchema>

/** A later message from the sender; it has no minimum length. */
export const replySchema = z.object({
  message: typedText({ max: MAX_MESSAGE_LENGTH, missing: 'ticket.message.missing' }),
})

const answerText = typedText({ max: MAX_ANSWER_LENGTH, missing: 'ticket.message.missing' })
/** Version token of the ticket that the form's writer saw. */
const seen = z.string().max(40, { abort: true })

/** What the team does with a ticket: answers its sender, adds a note, closes or reopens it. */
export const actionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answer'), text: answerText, seen }),
  z.object({ intent: z.literal('note'), text: answerText }),
  z.object({ intent: z.literal('close'), seen }),
  z.object({ intent: z.literal('reopen'), seen }),
])
export type TicketAction = z.output<typeof actionSchema>
