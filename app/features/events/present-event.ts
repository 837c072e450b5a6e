import { regional } from '#app/i18n/format.ts'
import { formatRange } from '#app/i18n/format-date-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { webAddress } from '#lib/net/web-address.ts'
import type { SchoolEvent } from './list-events.server.ts'
import { offsetIn } from './time-zone.ts'

const WRITTEN = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

/**
 * Returns an event as pages show it, in its school's local time. Only the server formats it: browsers and Node use
 * different spaces in time ranges.
 */
export function presentEvent(event: SchoolEvent, zone: string, locale: Locale) {
  const { id, kind, title, text, language, place, link, version } = event
  return {
    id,
    kind,
    title,
    text,
    language,
    place,
    link: webAddress(link),
    version,
    ...presentTime(event, zone, locale),
  }
}

/**
 * Returns when an event takes place, in its school's local time: in words, and start and end with their offset from
 * UTC.
 */
export function presentTime({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, zone: string, locale: Locale) {
  const format = new Intl.DateTimeFormat(regional(locale), { ...WRITTEN, timeZone: zone })
  return {
    when: formatRange(locale, format, startsAt, endsAt),
    startsAt: offsetIn(zone, startsAt),
    endsAt: offsetIn(zone, endsAt),
  }
}
export type PresentedEvent = ReturnType<typeof presentEvent>
