import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { SchoolEvent } from './list-events.server.ts'
import { writeCalendar } from './write-calendar.server.ts'

const school = {
  name: 'Schule „Am See“; Köln, Süd',
  street: 'Seeweg 1',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE' as const,
  url: 'https://aulario.example/schools/de-XX-1',
  host: 'aulario.example',
}
const event: SchoolEvent = {
  id: '0198c0de-0000-7000-8000-000000000001',
  kind: 'open_day',
  title: 'Tag der offenen Tür; mit Chor, Kuchen',
  version: 3,
  text: 'Zeile eins\nZeile zwei: \\ und „ß“',
  language: 'de',
  place: 'Aula',
  link: 'https://schule.example/tag',
  startsAt: new Date('2026-10-25T00:30:00Z'),
  endsAt: new Date('2026-10-25T02:30:00Z'),
  createdAt: new Date('2026-09-01T08:00:00Z'),
  updatedAt: new Date('2026-09-02T08:00:00Z'),
}
/** Parses the file as a calendar does. */
const read = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[])
const eventsIn = (file: string) =>
  read(file)
    .getAllSubcomponents('vevent')
    .map((found) => new ICAL.Event(found))

test('another library reads back what was written', () => {
  const [found] = eventsIn(writeCalendar(school, [event]))
  expect(found?.summary).toBe(`${event.title} – ${school.name}`)
  expect(found?.description).toBe(`${event.text}\n\n${event.link}`)
  expect(found?.location).toBe('Aula, Seeweg 1, 50667 Köln')
  expect(found?.component.getFirstPropertyValue('url')).toBe(school.url)
})

test('times are the same instants, also in the night in which clocks go back', () => {
  const [found] = eventsIn(writeCalendar(school, [event]))
  expect(found?.startDate.zone.tzid).toBe('UTC')
  expect([found?.startDate.toJSDate(), found?.endDate.toJSDate()]).toEqual([event.startsAt, event.endsAt])
})

test('an event keeps its id, and a change counts up', () => {
  const changed = { ...event, title: 'Neu', version: 4 }
  const [before, after] = [event, changed].map((one) => eventsIn(writeCalendar(school, [one]))[0])
  expect(before?.uid).toBe(`${event.id}@aulario.example`)
  expect(after?.uid).toBe(before?.uid)
  expect([before?.sequence, after?.sequence]).toEqual([2, 3])
})

describe('the file', () => {
  const file = writeCalendar(school, [
    event,
    { ...event, id: '0198c0de-0000-7000-8000-000000000002', text: 'ß'.repeat(900) },
  ])

  test('has the line ends that calendars ask for, and no line of more than 75 bytes', () => {
    const lines = file.split('\r\n')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(eventsIn(file)[1]?.description).toContain('ß'.repeat(900))
  })

  test('cannot be broken by what a school writes', () => {
    const evil = { ...event, title: 'X\r\nEND:VEVENT\r\nBEGIN:VALARM', place: 'Y\nATTENDEE:mailto:a@b.example' }
    const calendar = read(writeCalendar(school, [evil]))
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
    expect(calendar.getFirstSubcomponent('vevent')?.getAllSubcomponents()).toEqual([])
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstProperty('attendee')).toBeNull()
  })

  test('of a school without events is a calendar all the same', () => {
    expect(read(writeCalendar(school, [])).getFirstPropertyValue('version')).toBe('2.0')
  })
})
