import { z } from 'zod'
import { LOCALES } from '#app/i18n/locales.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { MAX_REGION_LENGTH, MAX_SYNONYM_LENGTH } from './synonym.ts'

/** The form that saves a synonym after its trial. */
export const synonymSchema = z.object({
  language: z.enum(LOCALES),
  typed: z.string().max(MAX_SYNONYM_LENGTH, { abort: true }),
  meaning: z.string().max(MAX_SYNONYM_LENGTH, { abort: true }),
  country: z.enum(['', ...COUNTRIES]).default(''),
  region: z.string().max(MAX_REGION_LENGTH, { abort: true }).default(''),
  id: z.uuid().optional(),
})

export const removeSchema = z.object({ id: z.uuid() })
