import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { addDays } from '#lib/berlin-day.ts'
import type { PresentedDate } from './present-dates.ts'

/** Whose dates a calendar has; `host` makes the ids of its entries globally unique (RFC 7986, 5.3). */
type Calendar = { name: string; url: string; host: string }

/** Writes dates as a calendar file of whole days (RFC 5545), which occupy nobody's time. */
export function writeAdmissionCalendar({ name, url, host }: Calendar, dates: readonly PresentedDate[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'Aulario', product: 'Admission dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url,
  })
  for (const { id, from, to, event, name: proper, details, bring, source } of dates)
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: new Date(`${from}T00:00:00Z`),
      start: utcDay(from),
      // The end is the day after the last one.
      end: utcDay(addDays(to, 1)),
      allDay: true,
      timezone: 'UTC',
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: [event, proper].filter(Boolean).join(' · '),
      description: [name, details.join(' · '), bring, `${source.text}, ${source.asOf}`, source.url]
        .filter(Boolean)
        .join('\n'),
      url,
    })
  return calendar.toString()
}

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`)
