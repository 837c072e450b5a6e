import { z } from 'zod'
import { CHANGE_FIELDS, type ChangeField, type Values } from './change-fields.ts'

const MAX_FIELD = 20_000
const text = z.string().max(MAX_FIELD, { abort: true }).default('')
const fields = Object.fromEntries(CHANGE_FIELDS.map((field) => [field, text])) as Record<ChangeField, typeof text>

/** The form that writes the same for several schools; the plan then checks it against each school's rules. */
export const changeFormSchema = z
  .object({
    schools: z.string().max(40_000, { abort: true }),
    ...fields,
  })
  .transform(({ schools, ...values }) => ({ schools: schools.split(' ').filter(Boolean), values: values as Values }))

export const tableSchema = z.object({ table: z.unknown().optional() })
