import { z } from 'zod'
import { calendarDay } from '#app/core/forms/calendar-day.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { dayBefore } from '../review.ts'

const key = (text: PlainKey): PlainKey => text
const schoolId = z.string().max(100, { abort: true })

/** The form for a new link, with its last day if it has one. */
export const renewSchema = (now = new Date()) =>
  z.object({
    schoolId,
    endsOn: calendarDay('invitation.endsOn.invalid')
      .refine((day) => day >= dayBefore(now, 0) && day < '2100', key('invitation.endsOn.invalid'))
      .optional(),
  })

export const endSchema = z.object({ schoolId })
