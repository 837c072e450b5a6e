import { instantIn, localIn } from '#app/features/events/time-zone.ts'
import { addDays } from '#lib/berlin-day.ts'

/** The day in a time zone (YYYY-MM-DD), and the instant at which it ends. */
export function dayIn(zone: string, now = new Date()): { today: string; endsAt: Date } {
  const today = localIn(zone, now).slice(0, 10)
  return { today, endsAt: instantIn(zone, `${addDays(today, 1)}T00:00`) ?? now }
}

/** The first month of a year after whose begin families look at the entry in the next year. */
const NEXT_ENTRY_FROM = '08'

/** Returns the calendar year of the next entry to school. */
export const nextEntry = (today: string): number =>
  Number(today.slice(0, 4)) + (today.slice(5, 7) >= NEXT_ENTRY_FROM ? 1 : 0)
