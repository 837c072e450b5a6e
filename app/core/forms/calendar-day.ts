import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_TYPED_DAY_LENGTH, readDay } from '#app/i18n/typed-day.ts'

/**
 * A date that exists in the calendar and the database, typed in any of our languages; as YYYY-MM-DD. PostgreSQL has no
 * year 0.
 *
 * @param invalid key of the catalogue for anything else
 */
export const calendarDay = (invalid: PlainKey) =>
  z
    .string(invalid)
    .max(MAX_TYPED_DAY_LENGTH, { error: invalid, abort: true })
    .transform((typed) => readDay(typed) ?? '')
    .pipe(z.iso.date({ error: invalid, abort: true }).refine((day) => !day.startsWith('0000'), invalid))
