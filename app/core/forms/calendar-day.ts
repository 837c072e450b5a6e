import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'

/**
 * A day as YYYY-MM-DD that the calendar and the database have: PostgreSQL knows no year 0.
 *
 * @param invalid key of the catalogue for anything else
 */
export const calendarDay = (invalid: PlainKey) =>
  z.iso.date({ error: invalid, abort: true }).refine((day) => !day.startsWith('0000'), invalid)
