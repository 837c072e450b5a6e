import { addDays, berlinDay, berlinHour } from '#lib/berlin-day.ts'

const DAY_MS = 86_400_000
/** Hour in Berlin from which digests are mailed. */
const HOUR = 7

/** Returns the most recent Monday morning, seven o'clock in Berlin: its day (YYYY-MM-DD) and instant. */
export function lastMonday(at: Date): { day: string; instant: Date } {
  const today = berlinDay(at)
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const day = addDays(today, -sinceMonday)
  const instant = berlinHour(day, HOUR)
  return instant <= at ? { day, instant } : lastMonday(new Date(instant.getTime() - DAY_MS))
}
