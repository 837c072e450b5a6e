import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { tidyText } from '#lib/text/plain-text.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MIN_MESSAGE_LENGTH,
  MIN_NAME_LENGTH,
} from './contact-field-limits.ts'
import { personName } from './person-name.ts'

const key = (text: PlainKey): PlainKey => text

/** Several lines of text; only what remains after trimming and removing invisible characters counts. */
export const writtenText = (tooShort: PlainKey) =>
  z
    .string(tooShort)
    .transform(tidyText)
    .refine((text) => text.length <= MAX_MESSAGE_LENGTH, { error: key('field.tooLong'), abort: true })
    .refine((text) => text.length >= MIN_MESSAGE_LENGTH, tooShort)

/** The fields of every message to the team or to a school; messages are keys of the catalogue (spec section 5). */
export const contactFields = {
  name: personName({ min: MIN_NAME_LENGTH, max: MAX_NAME_LENGTH, missing: 'contactFields.name.tooShort' }),
  email: z
    .string(key('field.emailInvalid'))
    .max(MAX_EMAIL_LENGTH, { error: key('field.tooLong'), abort: true })
    .pipe(z.email(key('field.emailInvalid'))),
  phone: z
    .string()
    .trim()
    .max(MAX_PHONE_LENGTH, { error: key('field.tooLong'), abort: true })
    .default(''),
  message: writtenText(key('contactFields.message.tooShort')),
  privacy: z.literal('on', key('contactFields.privacy.missing')),
  /** People do not see this field; programs that fill in everything do. */
  website: z.undefined(key('contactFields.trap')).optional(),
}
