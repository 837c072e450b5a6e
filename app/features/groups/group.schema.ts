import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { CHANGE_FIELDS, type ChangeField, type Values } from './changes/change-fields.ts'

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

const MAX_FIELD_LENGTH = 20_000
const text = z.string().max(MAX_FIELD_LENGTH, { abort: true }).default('')
const fields = Object.fromEntries(CHANGE_FIELDS.map((field) => [field, text])) as Record<ChangeField, typeof text>

/** The form that writes the same for several schools; the plan then checks it against each school's rules. */
export const changeFormSchema = z
  .object({
    schools: z.string().max(40_000, { abort: true }),
    ...fields,
  })
  .transform(({ schools, ...values }) => ({ schools: schools.split(' ').filter(Boolean), values: values as Values }))

export const tableSchema = z.object({ table: z.unknown().optional() })
