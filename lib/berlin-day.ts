// Money, deadlines and statistics follow Berlin time, wherever the program runs.
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' })

const HOUR_MS = 3_600_000
/** Formatting takes longer than much else of a page, and days begin with a full hour of UTC. */
let last = { hour: Number.NaN, day: '' }

/**
 * Returns the day in Berlin of an instant, by default now: YYYY-MM-DD.
 *
 * @throws RangeError for an invalid date
 */
export function berlinDay(instant = new Date()): string {
  const hour = Math.floor(instant.getTime() / HOUR_MS)
  if (hour !== last.hour) last = { hour, day: days.format(instant) }
  return last.day
}

/** Returns the year in Berlin of an instant, by default now. */
export const berlinYear = (instant?: Date): number => Number(berlinDay(instant).slice(0, 4))

/** Returns the day `count` days later, or earlier if negative. @param day YYYY-MM-DD */
export function addDays(day: string, count: number): string {
  const instant = new Date(`${day}T12:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + count)
  return instant.toISOString().slice(0, 10)
}

const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Berlin' })

/** Returns the instant of a full hour on a day (YYYY-MM-DD) in Berlin; not for the hours in which the clocks change. */
export function berlinHour(day: string, hour: number): Date {
  const utc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const ahead = Number(hours.format(utc)) - hour
  return new Date(utc.getTime() - ahead * HOUR_MS)
}
