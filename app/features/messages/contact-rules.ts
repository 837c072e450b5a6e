import { z } from 'zod'
import { personName } from '#app/features/accounts/person-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { tidyText } from '#lib/plain-text.ts'
import { EMAIL_MAX, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX, NAME_MIN, PHONE_MAX } from './contact-limits.ts'

const key = (text: PlainKey): PlainKey => text

/** Several lines of text; what counts is what is left without blanks around and characters that nobody sees. */
export const writtenText = (tooShort: PlainKey) =>
  z
    .string(tooShort)
    .transform(tidyText)
    .refine((text) => text.length <= MESSAGE_MAX, { error: key('field.tooLong'), abort: true })
    .refine((text) => text.length >= MESSAGE_MIN, tooShort)

/** What everybody fills in who writes a message, to the team or to a school; messages are keys of the catalogue (spec section 5). */
export const contactFields = {
  name: personName({ min: NAME_MIN, max: NAME_MAX, missing: 'contactFields.name.tooShort' }),
  email: z
    .string(key('field.emailInvalid'))
    .max(EMAIL_MAX, { error: key('field.tooLong'), abort: true })
    .pipe(z.email(key('field.emailInvalid'))),
  phone: z
    .string()
    .trim()
    .max(PHONE_MAX, { error: key('field.tooLong'), abort: true })
    .default(''),
  message: writtenText(key('contactFields.message.tooShort')),
  privacy: z.literal('on', key('contactFields.privacy.missing')),
  /** People do not see this field; programs that fill in everything do. */
  website: z.undefined(key('contactFields.trap')).optional(),
}
