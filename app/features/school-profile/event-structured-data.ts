import type { EventLeaf, WithContext } from 'schema-dts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import type { SchoolProfile } from './find-school.server.ts'
import { postalAddress, schoolIdentity } from './structured-data.ts'

/** Returns the events of a profile in the vocabulary of schema.org, as visitors see them on the page. */
export function eventStructuredData(
  school: SchoolProfile,
  { origin, locale }: { origin: string; locale: Locale },
): WithContext<EventLeaf>[] {
  const url = origin + localePath(locale, `/schools/${school.id}`)
  const { '@id': organizerId, '@type': organizerType } = schoolIdentity(school, { origin, locale })
  const organizer = { '@type': organizerType, '@id': organizerId as string, name: school.name, url }
  return school.events.map(({ id, title, text, language, place, startsAt, endsAt }) => ({
    '@context': 'https://schema.org' as const,
    '@type': 'Event' as const,
    '@id': `${url}#event-${id}`,
    name: title,
    ...(text && { description: text }),
    inLanguage: language,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled' as const,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
    location: { '@type': 'Place' as const, name: place || school.name, address: postalAddress(school) },
    organizer,
    url,
  }))
}
