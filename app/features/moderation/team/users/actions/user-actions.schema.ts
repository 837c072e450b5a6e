import { z } from 'zod'
import { calendarDay } from '#app/core/forms/calendar-day.ts'
import { ROLES } from '#app/core/session.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'

const key = (text: PlainKey): PlainKey => text
const MAX_DAYS = 3660

/** The form that suspends: the reason, and the last day of the suspension unless it has no end. */
export const suspendSchema = z.object({
  reason: z
    .string(key('people.reason.missing'))
    .trim()
    .min(1, key('people.reason.missing'))
    .max(2000, { error: key('field.tooLong'), abort: true }),
  lastDay: calendarDay('people.lastDay.wrong')
    .refine((day) => day >= berlinDay() && day <= addDays(berlinDay(), MAX_DAYS), key('people.lastDay.wrong'))
    .optional(),
})

export const roleSchema = z.object({ role: z.enum(ROLES) })
