import { z } from 'zod'
import { nextEntry } from '#app/features/admission-dates/shown/today.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { berlinDay } from '#lib/berlin-day.ts'

const key = (text: PlainKey): PlainKey => text

/** Oldest age that is still asked about. */
const MAX_AGE = 20
/** Months as forms send them: `01` to `12`. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** Returns the calendar years in which the running school year and the next one begin. @param today YYYY-MM-DD */
export const startYears = (today: string): number[] => [nextEntry(today) - 1, nextEntry(today)]

/** Returns the years of birth that can be chosen, the latest first. @param today YYYY-MM-DD */
export const birthYears = (today: string): number[] =>
  Array.from({ length: MAX_AGE - 2 }, (_, index) => Number(today.slice(0, 4)) - 3 - index)

/** The form that asks for the class of somebody born in a month; its answer is stored nowhere. */
export const birthdaySchema = z
  .object({
    bornMonth: z.enum(MONTHS as [string, ...string[]], key('moving.birthday.missing')),
    bornYear: z.string(key('moving.birthday.missing')).regex(/^\d{4}$/, key('moving.birthday.missing')),
    start: z.string(key('field.invalid')).regex(/^\d{4}$/, key('field.invalid')),
  })
  .refine(({ bornYear }) => birthYears(berlinDay()).includes(Number(bornYear)), {
    error: key('moving.birthday.invalid'),
    path: ['bornYear'],
  })
  .refine(({ start }) => startYears(berlinDay()).includes(Number(start)), {
    error: key('field.invalid'),
    path: ['start'],
  })
  .transform(({ bornMonth, bornYear, start }) => ({ born: `${bornYear}-${bornMonth}`, start: Number(start) }))
