import { siteOrigin } from '#app/core/urls.server.ts'
import type { EventKind } from '#app/features/events/event-rules.ts'
import { writeCalendars } from '#app/features/events/write-calendar.server.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { FoundOpenDay } from './list-open-days.server.ts'

/** Writes open days as a calendar file. @param path of the page with the same contents, without language */
export function writeOpenDayCalendar(
  { name, path }: { name: string; path: string },
  events: readonly FoundOpenDay[],
  locale: Locale,
): string {
  const origin = siteOrigin()
  const host = new URL(origin).hostname
  return writeCalendars(
    { name, url: origin + localePath(locale, path) },
    events.map(({ school, schoolId, street, postal_code, city, country, kind, language, ...event }) => ({
      school: {
        ...{ name: school, street, postalCode: postal_code, city, country: country as CountryCode, host },
        url: origin + localePath(locale, `/schools/${encodeURIComponent(schoolId)}`),
      },
      event: { ...event, kind: kind as EventKind, language: language as Locale },
    })),
  )
}
