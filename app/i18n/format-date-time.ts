import { regional } from './format.ts'
import type { Locale } from './locales.ts'

/**
 * Instant with the time zone, for promised times: `22.11.2026, 09:30 MEZ`.
 *
 * @param timeZone undefined for the machine's own
 */
export const formatDateTime = (locale: Locale, instant: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(regional(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)

/** Day (YYYY-MM-DD) with its weekday, without year: `Montag, 23. November`. */
export const formatWeekday = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(regional(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
