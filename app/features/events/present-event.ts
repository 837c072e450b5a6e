import type { Locale } from '#app/i18n/locales.ts'
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
 * Returns an event as pages show it, in the time of its school. Only the server formats it: browsers and Node do not
 * write time ranges with the same spaces.
 */
export function presentEvent(event: SchoolEvent, zone: string, locale: Locale) {
  const { id, kind, title, text, language, place, link, version, startsAt, endsAt } = event
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...WRITTEN, timeZone: zone })
  return {
    id,
    kind,
    title,
    text,
    language,
    place,
    link,
    version,
    /** Date and time in words. */
    when: format.formatRange(startsAt, endsAt),
    startsAt: offsetIn(zone, startsAt),
    endsAt: offsetIn(zone, endsAt),
  }
}
export type PresentedEvent = ReturnType<typeof presentEvent>
