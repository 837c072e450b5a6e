import { type AdmissionDate, type AdmissionEvent, keyOf } from '#app/features/admission-dates/admission-row.ts'
import type { ChildDate } from '#app/features/admission-dates/dates-for-child.ts'
import { LEAD_DAYS, type LeadDays } from './child.ts'

/** Of which day of a date families are reminded; holidays and the school year itself need nobody to act. */
const DAY_OF = {
  registration: 'to',
  deadline: 'to',
  late_deadline: 'to',
  offers: 'from',
  reply: 'to',
  appeal: 'to',
  enrolment: 'to',
  test: 'from',
} as const satisfies Partial<Record<AdmissionEvent, 'from' | 'to'>>

/** After days on which the program did not run, a reminder comes late by at most as many. */
const LATE_DAYS = 2
const DAY_MS = 24 * 3600 * 1000

/** A date of which a family is reminded on a day. */
export type DueReminder = ChildDate & {
  /** Identifies the date among those of a day, even if its row was written anew. */
  dateId: string
  day: string
  lead: LeadDays
  daysLeft: number
}

/** Returns the number of days between two days (YYYY-MM-DD). */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Returns the day of a date by which a family has to act, or on which it learns something. */
export function actionDay(date: AdmissionDate): string | undefined {
  const end = (DAY_OF as Partial<Record<AdmissionEvent, 'from' | 'to'>>)[date.event]
  return end && date[end]
}

/** Returns the dates of which a family is to be reminded today, whether or not it was. @param today YYYY-MM-DD */
export function dueReminders(dates: readonly ChildDate[], today: string): DueReminder[] {
  return dates.flatMap((given) => {
    const day = actionDay(given.date)
    if (!day) return []
    const daysLeft = daysBetween(today, day)
    const lead = LEAD_DAYS.find((days) => daysLeft <= days && daysLeft >= Math.max(days - LATE_DAYS, 1))
    return lead ? [{ ...given, dateId: keyOf(given.date), day, lead, daysLeft }] : []
  })
}
