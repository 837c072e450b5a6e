import { regional, withOrdinalFirst } from './format.ts'
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
  withOrdinalFirst(
    locale,
    new Intl.DateTimeFormat(regional(locale), {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      timeZone: 'UTC',
    }).format(new Date(`${day}T12:00:00Z`)),
  )

/**
 * A range of days or instants: `1.–9. Oktober 2026`. Of ranges alone, the data of Unicode (CLDR) write Italian days with
 * a leading zero.
 */
export const formatRange = (locale: Locale, format: Intl.DateTimeFormat, from: Date, to: Date): string =>
  withOrdinalFirst(
    locale,
    format
      .formatRangeToParts(from, to)
      .map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value))
      .join(''),
  )
