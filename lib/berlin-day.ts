// Money, deadlines and statistics follow Berlin time, wherever the program runs.
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' })

/** Returns the day in Berlin of an instant, by default now: YYYY-MM-DD. */
export const berlinDay = (instant = new Date()): string => days.format(instant)

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
  return new Date(utc.getTime() - ahead * 3_600_000)
}
