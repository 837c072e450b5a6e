const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
const DAY_MS = 86_400_000

/** The day (YYYY-MM-DD) that it is in Berlin: figures of all schools go by it. */
export const berlinDay = (instant: Date = new Date()): string => DAYS.format(instant)

/** The day (YYYY-MM-DD) so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
