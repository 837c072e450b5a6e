import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CountryCode } from '#db/vocabulary.ts'
import type { SchoolEvent } from './list-events.server.ts'

/** What a calendar says about the school; `host` makes the ids of its events globally unique (RFC 7986, 5.3). */
type CalendarSchool = {
  name: string
  street: string
  postalCode: string
  city: string
  country: CountryCode
  /** Address of its profile. */
  url: string
  host: string
}

/**
 * Writes a school's events as a calendar file (RFC 5545). Times are instants in UTC, which every calendar shows in its
 * user's time zone; an event keeps its id for good, and each change increments its sequence.
 */
export function writeCalendar(school: CalendarSchool, events: readonly SchoolEvent[]): string {
  return writeCalendars(
    school,
    events.map((event) => ({ school, event })),
  )
}

/** Like {@link writeCalendar}, with events of several schools. */
export function writeCalendars(
  { name, url }: Pick<CalendarSchool, 'name' | 'url'>,
  events: readonly { school: CalendarSchool; event: SchoolEvent }[],
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Aulario', product: 'School events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url,
  })
  for (const { school, event } of events) {
    const town = [school.postalCode, school.city].filter(Boolean).join(' ')
    const address = [school.street, town].filter(Boolean).join(', ')
    calendar.createEvent({
      id: `${event.id}@${school.host}`,
      sequence: event.version - 1,
      created: event.createdAt,
      lastModified: event.updatedAt,
      stamp: event.updatedAt,
      start: event.startsAt,
      end: event.endsAt,
      summary: `${event.title} – ${school.name}`,
      description: [event.text, event.link].filter(Boolean).join('\n\n') || null,
      location: [event.place || school.name, address].filter(Boolean).join(', '),
      url: school.url,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
