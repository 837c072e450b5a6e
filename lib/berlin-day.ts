// Money, deadlines and figures count in Europe/Berlin, wherever the program runs.
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' })

/** The day in Berlin on which an instant falls, today without one: YYYY-MM-DD. */
export const berlinDay = (instant = new Date()): string => days.format(instant)

/** A day so many days later, or earlier when negative. @param day YYYY-MM-DD */
export function addDays(day: string, count: number): string {
  const instant = new Date(`${day}T12:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + count)
  return instant.toISOString().slice(0, 10)
}
