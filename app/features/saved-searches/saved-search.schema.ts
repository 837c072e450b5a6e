import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { normalQuery } from './saved-query.ts'
import { MAIL_CHOICES, MAX_NAME_LENGTH } from './saved-search.ts'

const key = (text: PlainKey): PlainKey => text
const tick = z
  .literal('on')
  .optional()
  .transform((on) => on === 'on')
/** What mails report about schools that already matched. */
export const topics = { reviews: tick, events: tick, facts: tick }
const mail = z.enum(MAIL_CHOICES).default('never')
const name = z
  .string(key('searches.name.missing'))
  .trim()
  .min(1, key('searches.name.missing'))
  .max(MAX_NAME_LENGTH, { error: key('field.tooLong'), abort: true })

/** The form that saves a search. */
export const saveSchema = z.object({
  name,
  ...topics,
  query: z
    .string()
    .max(4000, { abort: true })
    .default('')
    .transform(normalQuery)
    // No separate schema follows the transformation: it would treat the empty query, which means all schools, as a
    // missing one.
    .refine((query) => query.length <= 2000, { abort: true }),
  mail,
})

/** The form that changes a saved search. */
export const changeSchema = z.object({ searchId: z.uuid(), name, mail, ...topics })

export const deleteSchema = z.object({ searchId: z.uuid() })
