import { regional } from './format.ts'
import type { Locale } from './locales.ts'

/**
 * An instant in Berlin with the name of its time zone, for times that matter to the minute: `22.11.2026, 09:30 MEZ`.
 */
export const formatDateTime = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(regional(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'Europe/Berlin',
  }).format(instant)

/** A day (YYYY-MM-DD) with its weekday, without the year: `Montag, 23. November`. */
export const formatWeekday = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(regional(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
