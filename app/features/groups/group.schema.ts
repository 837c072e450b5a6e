import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { COUNTRIES } from '#db/vocabulary.ts'

const key = (text: PlainKey): PlainKey => text

/** The form that founds a group. */
export const groupSchema = z.object({
  name: typedText({ min: 2, max: 200, missing: 'groups.name.missing' }).transform((name) => name.replace(/\s+/g, ' ')),
  country: z.enum(COUNTRIES, key('field.invalid')),
})

export const schoolSchema = z.object({ schoolId: z.string(key('field.invalid')).max(64, { abort: true }) })
export const groupIdSchema = z.object({ groupId: z.uuid(key('field.invalid')) })

/** The rights of a person at the schools of one page. */
export const rightsSchema = z.object({
  shown: z
    .array(z.string().max(64, { abort: true }))
    .max(100, { abort: true })
    .default([]),
  given: z
    .array(z.string().max(64, { abort: true }))
    .max(100, { abort: true })
    .default([]),
})
