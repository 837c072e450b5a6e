import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { expiryOf } from '#app/core/page-cache/shown-cache.server.ts'
import { columnsOf } from '#app/features/admission-dates/files/load-admission-files.server.ts'
import { findSchoolDates } from '#app/features/admission-dates/shown/find-school-dates.server.ts'
import { admissionRow } from '#app/features/admission-dates/testing/admission-rows.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { openScreen } from '../../testing/render-screen.tsx'

const ENGLISH = { country: 'GB', region: 'Surrey', city: 'Guildford', local_type: 'Community school' } as const
const primary = admissionRow({ rule: '01-15@0', bring: ['proof_of_address', 'identity'], cite: 'Schedule 2' })
const ROWS = [
  primary,
  admissionRow({ event: 'offers', rule: '04-16@0>workday' }),
  admissionRow({ event: 'appeal', stages: [], name: 'Appeal' }),
  admissionRow({ event: 'registration', stages: ['nursery'], publisher: 'Council' }),
  admissionRow({ event: 'school_start', turns: '4@08-31@0' }),
  admissionRow({
    ...{ event: 'holidays', stages: [], name: 'Christmas', from: '2026-12-19', to: '2027-01-03' },
    ...{ schoolYear: '2026/27', validUntil: '2027-01-03' },
  }),
  admissionRow({ area: 'ENG/Surrey', event: 'reply', rule: '04-30@0' }),
  admissionRow({ area: 'SCT', event: 'deadline', name: 'Placing request', rule: '03-15@0' }),
  admissionRow({ country: 'DE', area: 'Sachsen', event: 'registration', schoolYear: '2027/28' }),
]

beforeAll(async () => {
  await db().deleteFrom('admission_dates').execute()
  await db()
    .insertInto('admission_dates')
    .values(ROWS.map((row) => ({ ...columnsOf(row), origin: 'file' })))
    .execute()
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ ...ENGLISH, id: 'gb-1', name: 'Infant School' }),
      schoolRow({ ...ENGLISH, id: 'gb-2', name: 'Other Primary', ownership: 'private' }),
      schoolRow({ ...ENGLISH, id: 'gb-3', category: 'primary', local_type: 'Nursery school' }),
      schoolRow({ ...ENGLISH, id: 'gb-4', status: 'closed' }),
      schoolRow({ id: 'de-SN-1', region: 'Sachsen', city: 'Leipzig' }),
      schoolRow({ id: 'de-NW-1', region: 'Nordrhein-Westfalen' }),
    ])
    .execute()
})
afterAll(closeDirectory)
afterEach(() => void vi.useRealTimers())
const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })

describe('a profile', () => {
  test('shows the next dates with what to bring and where they were read', async () => {
    at('2026-11-30T10:00:00Z')
    const { html, main } = await openScreen('/en/schools/gb-1')
    expect(main.text).toContain('Closing date 15 January 2027 (in 46 days) School year 2027/28 · Primary')
    expect(main.text).toContain('Bring along: proof of address and identity document')
    expect(main.text).toContain('Source: GOV.UK, Schedule 2, as of 01/01/2026')
    expect(main.text).toContain('Offers of places 16 April 2027 (in 137 days)')
    expect(main.text).toContain('Accept the place by 30 April 2027')
    expect(html).toContain('href="/en/schools/gb-1/admission-dates.ics"')
    expect(html).toContain('href="/en/admission-dates/united-kingdom/england"')
    expect(main.text).not.toContain('Christmas')
  })

  test.each([
    ['2027-01-15T23:30:00Z', '15 January 2027 (today)'],
    ['2027-01-16T00:30:00Z', '15 January 2028 (in 364 days)'],
  ])('at %s: %s', async (now, shown) => {
    at(now)
    expect((await openScreen('/en/schools/gb-1')).main.text).toContain(`Closing date ${shown}`)
  })

  test('without dates it says who publishes them, and without rows nothing', async () => {
    at('2026-11-30T10:00:00Z')
    expect((await openScreen('/schools/de-SN-1')).main.text).toContain(
      'Für 2027/28 sind hier keine Termine bekannt. Termine bei: GOV.UK',
    )
    expect((await openScreen('/en/schools/gb-3')).main.text).toContain('Dates published by Council')
    expect((await openScreen('/schools/de-NW-1')).main.text).not.toContain('Nächste Termine')
  })

  test('of a private or closed school shows none of the public procedure', async () => {
    for (const id of ['gb-2', 'gb-4'])
      expect((await openScreen(`/en/schools/${id}`)).main.text).not.toContain('Closing date')
  })

  test('is out of date when the day of the school ends', async () => {
    const school = { id: 'gb-1', country: 'GB', region: 'Surrey', category: 'primary', localType: '' } as const
    const now = new Date('2027-01-15T23:30:00Z')
    const dates = await findSchoolDates({ ...school, ownership: 'public', postalCode: '' }, 'en', now)
    expect(dates?.endsAt).toBe('2027-01-16T00:00:00.000Z')
    expect(expiryOf({ until: [new Date(dates?.endsAt ?? '')] }, now)).toBe(Date.parse('2027-01-16T00:00:00Z'))
  })
})

describe('the pages of dates', () => {
  test('list countries and areas', async () => {
    const { main, html } = await openScreen('/en/admission-dates')
    expect(main.text).toContain('Scotland')
    expect(html).toContain('href="/en/admission-dates/deutschland/sachsen"')
  })

  test('show what is known of an area, of its authorities, and who publishes the rest', async () => {
    at('2026-11-30T10:00:00Z')
    const { main, title, html } = await openScreen('/en/admission-dates/united-kingdom/england')
    expect(title).toContain('England')
    expect(html).not.toContain('noindex')
    expect(main.text).toContain('Holidays · Christmas 19 December 2026 – 3 January 2027 (in 19 days)')
    expect(main.text).toContain('Surrey · School year 2027/28')
    expect(main.text).toContain('Children who turn 4 by 31 August 2027')
    expect(main.text).toContain('Council')
    expect(main.text).not.toContain('Placing request')
    expect(main.text).not.toContain('Sachsen')
  })

  test('are narrowed by stage and kind of date, and then not listed by search engines', async () => {
    at('2026-11-30T10:00:00Z')
    const holidays = await openScreen('/en/admission-dates/united-kingdom/england?show=holidays')
    expect(holidays.main.text).toContain('Christmas')
    expect(holidays.main.text).not.toContain('Offers of places')
    expect(holidays.html).toContain('noindex')
    const secondary = await openScreen('/en/admission-dates/united-kingdom/england?stage=secondary&show=admission')
    expect(secondary.main.text).toContain('No date is known here at present.')
  })

  test('show no day that has passed', async () => {
    at('2027-01-04T10:00:00Z')
    const { main } = await openScreen('/en/admission-dates/united-kingdom/england')
    expect(main.text).not.toContain('Christmas')
  })

  test.each(['/admission-dates/atlantis', '/admission-dates/united-kingdom/atlantis', '/admission-dates/italia'])(
    '%s is not there',
    async (address) => expect((await openScreen(address)).status).toBe(404),
  )

  test('capitals lead to the one address', async () => {
    const { address } = await openScreen('/admission-dates/Deutschland/Sachsen')
    expect(address).toBe('/admission-dates/deutschland/sachsen')
  })
})

describe('calendars', () => {
  async function eventsOf(address: string) {
    const { response } = await openScreen(address)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    return new ICAL.Component(ICAL.parse(await response.text()))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
  }

  test('have whole days, the same ids every time, and no day that has passed', async () => {
    at('2026-12-25T10:00:00Z')
    const events = await eventsOf('/en/admission-dates/united-kingdom/england/calendar.ics')
    const christmas = events.find(({ summary }) => summary === 'Holidays · Christmas')
    expect([christmas?.startDate.toString(), christmas?.endDate.toString()]).toEqual(['2026-12-19', '2027-01-04'])
    expect(christmas?.startDate.isDate).toBe(true)
    const again = await eventsOf('/en/admission-dates/united-kingdom/england/calendar.ics')
    expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
    at('2027-01-04T10:00:00Z')
    const later = await eventsOf('/en/admission-dates/united-kingdom/england/calendar.ics')
    expect(later.map(({ summary }) => summary)).not.toContain('Holidays · Christmas')
  })

  test('of a school have its next dates in the language of the address', async () => {
    at('2026-11-30T10:00:00Z')
    expect((await eventsOf('/schools/gb-1/admission-dates.ics')).map(({ summary }) => summary)).toEqual([
      'Anmeldeschluss',
      'Plätze werden mitgeteilt',
      'Platz annehmen bis',
    ])
  })

  test.each([
    '/schools/gb-4/admission-dates.ics',
    '/schools/none/admission-dates.ics',
    '/schools/de-NW-1/admission-dates.ics',
    '/admission-dates/italia/calendar.ics',
  ])('%s is not there', async (address) => expect((await openScreen(address)).status).toBe(404))
})

test('results of one kind in one area have a line with the next date, others none', async () => {
  at('2026-11-30T10:00:00Z')
  const { main } = await openScreen('/en/results?q=Primary+Guildford')
  expect(main.text).toContain('Next date (England · Primary): Closing date, 15 January 2027, in 46 days')
  expect((await openScreen('/en/results?q=school')).main.text).not.toContain('Next date')
})

test('a town leads to the dates of its area', async () => {
  const { html } = await openScreen('/places/deutschland/sachsen')
  expect(html).toContain('href="/admission-dates/deutschland/sachsen"')
})
