import type { Locale } from '#app/i18n/locales.ts'

export type Period = { unit: 'minute' | 'hour' | 'day' | 'month' | 'year'; value: number }

/** Returns a period in a form that fits at the beginning of a phrase or after "for": `6 Monate`, `30 minutes`. */
export const formatPeriod = (locale: Locale, { unit, value }: Period): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The largest unit first. */
const UNITS = [
  ['year', 365 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** Formats seconds as a period: 1,209,600 are 14 days, 300 are 5 minutes. */
export function formatSeconds(locale: Locale, seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? (['second', 1] as const)
  const value = Math.round(seconds / size)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
