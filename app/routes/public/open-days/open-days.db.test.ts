import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { listIndexedOpenDays } from '#app/features/open-days/list-indexed.server.ts'
import { kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { Category } from '#db/vocabulary.ts'
import { addDays } from '#lib/berlin-day.ts'
import { loader as feedLoader } from '../../api/feeds/open-day-feed.ts'
import { answerOf } from '../../testing/pages.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { loader } from './region.tsx'

const REGION = '/open-days/deutschland/nordrhein-westfalen'
const TYPES: [Category, string][] = [
  ['primary', 'Grundschule'],
  ['primary', 'École maternelle'],
  ['secondary', 'Gesamtschule'],
  ['high_school', 'Gymnasium'],
]
const TOWNS = [
  { city: 'Köln', postal_code: '50667', lat: 50.94, lng: 6.96 },
  { city: 'Bonn', postal_code: '53111', lat: 50.73, lng: 7.1 },
]
/** A Saturday, years ahead, so that the events are to come whenever the test runs. */
const SATURDAY = '2040-12-01'

const schools = Array.from({ length: 40 }, (_, at) => {
  const [category, local_type] = TYPES[at % TYPES.length]!
  const place = { ...TOWNS[at % 3 === 0 ? 1 : 0]!, position_precision: 'exact' as const }
  return schoolRow({ id: `de-NW-${at}`, name: `Schule Nummer ${at}`, category, local_type, ...place })
})
/** Two hundred open days over thirty days, at hours that change the day in other time zones. */
const events = Array.from({ length: 200 }, (_, at) => {
  const starts = new Date(
    `${addDays(SATURDAY, (at * 7) % 30)}T${at % 2 ? '09' : '22'}:${String(at % 60).padStart(2, '0')}:00Z`,
  )
  return {
    ...{ school_id: `de-NW-${at % 40}`, kind: 'open_day', title: `Offene Tür ${at}`, language: 'de' },
    ...{ starts_at: starts, ends_at: new Date(starts.getTime() + 30 * 60_000) },
  }
})
const ids: string[] = []

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      ...schools,
      schoolRow({ id: 'de-NW-hidden', status: 'hidden' }),
      schoolRow({ id: 'de-NW-closed', status: 'closed' }),
      schoolRow({ id: 'de-NW-silent' }),
      schoolRow({ id: 'de-HE-1', region: 'Hessen', city: 'Kassel', lat: 51.3, lng: 9.5, position_precision: 'exact' }),
      schoolRow({
        ...{ id: 'es-CN-1', country: 'ES', region: 'Canarias', city: 'Arona', postal_code: '38640' },
        ...{ lat: 28.1, lng: -16.7, position_precision: 'exact' },
      }),
    ])
    .execute()
  await db().insertInto('school_profiles').values({ school_id: 'de-NW-silent', show_in_search: false }).execute()
  const rows = await db().insertInto('school_events').values(events).returning('id').execute()
  ids.push(...rows.map(({ id }) => id))
  const other = (school_id: string, given: object = {}) => ({
    ...events[0]!,
    school_id,
    title: 'Nicht dabei',
    ...given,
  })
  await db()
    .insertInto('school_events')
    .values([
      ...['de-NW-hidden', 'de-NW-closed', 'de-NW-silent'].map((id) => other(id)),
      other('de-NW-1', { kind: 'info_evening' }),
      other('de-NW-1', { starts_at: new Date('2020-01-01'), ends_at: new Date('2020-01-02') }),
      other('es-CN-1', {
        ...{ title: 'Puertas abiertas', starts_at: new Date(`${SATURDAY}T23:30:00Z`) },
        ends_at: new Date(`${addDays(SATURDAY, 1)}T01:00:00Z`),
      }),
    ])
    .execute()
})
afterAll(closeDirectory)
afterEach(() => void vi.useRealTimers())

/** Counts apart from the program: by PostgreSQL's own clock of the zone and the rows above. */
async function countApart(day: string, stage: string): Promise<number> {
  const { rows } = await sql<{ category: Category; localType: string }>`
    select s.category, s.local_type as "localType" from school_events e join schools s on s.id = e.school_id
    where e.kind = 'open_day' and s.id ~ '^de-NW-[0-9]+$' and e.ends_at > now()
      and (e.starts_at at time zone ${timeZoneOf('DE', '')})::date = ${day}::date`.execute(db())
  return rows.filter((row) => kindOfSchool(row) === stage).length
}

const listed = async (address: string) =>
  (await openScreen(address)).main.element.querySelectorAll('input[name="event"]').length

describe('two hundred open days of a region', () => {
  test('are on pages of whole days, each once, and none of another kind, time or school', async () => {
    const first = await openScreen(REGION)
    expect(first.main.text).toContain('200 Termine')
    expect(first.main.text).not.toContain('Nicht dabei')
    const seen = new Set<string>()
    let address = REGION
    for (let page = 1; page <= 3; page++) {
      const screen = await openScreen(address)
      const boxes = [...screen.main.element.querySelectorAll<HTMLInputElement>('input[name="event"]')]
      expect(boxes.length).toBeLessThanOrEqual(100)
      for (const { value } of boxes) seen.add(value)
      address = `${REGION}?page=${page + 1}`
    }
    expect([...seen].toSorted()).toEqual(ids.toSorted())
    expect((await openScreen(address)).status).toBe(404)
  })

  test.each([0, 1, 5, 6, 13, 29])('filtered by day %i and every stage equal a separate count', async (after) => {
    const day = addDays(SATURDAY, after)
    let all = 0
    for (const stage of ['nursery', 'primary', 'secondary', 'high_school', 'vocational']) {
      const count = await countApart(day, stage)
      expect(await listed(`${REGION}?day=${day}&stage=${stage}`), `${day} ${stage}`).toBe(count)
      all += count
    }
    expect(all).toBeGreaterThan(0)
    expect(await listed(`${REGION}?day=${day}`)).toBe(all)
  })

  test('the calendar counts weekends, and leads to their days and weeks', async () => {
    const { html, main } = await openScreen(REGION)
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from school_events e join schools s on s.id = e.school_id
      where e.kind = 'open_day' and s.id ~ '^de-NW-[0-9]+$' and e.ends_at > now()
        and (e.starts_at at time zone 'Europe/Berlin')::date = ${SATURDAY}::date`.execute(db())
    expect(
      main.getByRole('link', { name: new RegExp(`Samstag, 1. Dezember 2040: ${rows[0]?.count} Termine$`) }),
    ).toBeTruthy()
    expect(html).toContain(`href="${REGION}?day=${SATURDAY}"`)
    expect(html).toContain(`href="${REGION}?week=2040-11-26"`)
    const week = await openScreen(`${REGION}?week=2040-12-03`)
    const days = [...week.main.element.querySelectorAll('h3 time')].map((time) => time.getAttribute('datetime') ?? '')
    expect(days.length).toBeGreaterThan(1)
    expect(days.every((day) => day >= '2040-12-03' && day <= '2040-12-09')).toBe(true)
  })

  test('are narrowed by town, in the words of the list', async () => {
    const { main, html } = await openScreen(`${REGION}?town=bonn`)
    const inBonn = events.filter(({ school_id }) => Number(school_id.split('-')[2]) % 3 === 0).length
    expect(main.text).toContain(`${inBonn} Termine`)
    expect(main.text).toContain('Bonn')
    expect(html).toContain('noindex')
    expect((await openScreen(`${REGION}?town=atlantis&stage=x&day=2040-13-40`)).main.text).toContain(
      'nichts angekündigt',
    )
  })
})

test('an open day at midnight stands on the day of its school', async () => {
  const { main } = await openScreen('/open-days/espana/canarias')
  expect(main.text).toContain('Samstag, 1. Dezember 2040')
  expect(main.text).toContain('Puertas abiertas')
  vi.useFakeTimers({ now: new Date(`${addDays(SATURDAY, 1)}T00:30:00Z`), toFake: ['Date'] })
  expect((await openScreen('/open-days/espana/canarias')).main.text).toContain('Sonntag, 2. Dezember 2040')
})

describe('the addresses', () => {
  test.each([
    ['/open-days/Deutschland/Nordrhein-Westfalen', REGION],
    ['/open-days/germany/nordrhein-westfalen?stage=primary', `${REGION}?stage=primary`],
    ['/en/open-days/germany', '/en/open-days/deutschland'],
  ])('%s leads to the one address', async (typed, right) => expect((await openScreen(typed)).address).toBe(right))

  test.each(['/open-days/atlantis', '/open-days/deutschland/atlantis', '/open-days/deutschland/atlantis/calendar.ics'])(
    '%s is not there',
    async (address) => expect((await openScreen(address)).status).toBe(404),
  )

  test('a region without open days says so and is not listed by search engines', async () => {
    const { main, html, status } = await openScreen('/open-days/deutschland/hessen')
    expect(status).toBe(200)
    expect(main.text).toContain('kein Tag der offenen Tür angekündigt')
    expect(html).toContain('noindex')
    expect((await openScreen(REGION)).html).not.toContain('noindex')
    expect(await listIndexedOpenDays()).toEqual([
      '/open-days/deutschland',
      REGION,
      '/open-days/espana',
      '/open-days/espana/canarias',
    ])
  })

  test('countries list their regions with the number of open days', async () => {
    const { main } = await openScreen('/open-days')
    expect(main.text).toContain('Nordrhein-Westfalen (200)')
    expect((await openScreen('/open-days/espana')).main.text).not.toContain('Nordrhein-Westfalen')
    expect((await openScreen('/open-days/italia')).html).toContain('noindex')
  })

  test.each([
    '/places/deutschland/nordrhein-westfalen',
    '/places/deutschland/nordrhein-westfalen/koeln',
    '/schools/de-NW-1',
    '/results?q=K%C3%B6ln',
  ])('%s leads there', async (address) => expect((await openScreen(address)).html).toContain(`href="${REGION}"`))
})

/** What a loader says that its answer about the region shows. */
async function shownOf(of: typeof loader | typeof feedLoader, address: string) {
  let shown: { schools: unknown; until?: readonly Date[] } | undefined
  const args = routeArgs(address, { params: { country: 'deutschland', region: 'nordrhein-westfalen' } as never })
  const { context } = args as unknown as { context: { set: (key: unknown, value: unknown) => void } }
  const { shownContext } = await import('#app/core/page-cache/shown.ts')
  context.set(shownContext, (given: typeof shown) => {
    shown = given
  })
  resultOf(await answerOf(of as never, args))
  return shown
}

test('the page is out of date when its day, or an event on it, ends', async () => {
  vi.useFakeTimers({ now: new Date('2040-12-01T08:00:00Z'), toFake: ['Date'] })
  const shown = await shownOf(loader, REGION)
  expect(shown?.schools).toBe('all')
  const instants = shown?.until?.map((instant) => instant.toISOString()) ?? []
  expect(instants[0]).toBe('2040-12-01T23:00:00.000Z')
  expect(instants).toContain(events.find(({ starts_at }) => starts_at.getUTCHours() === 9)!.ends_at.toISOString())
})

describe('the feed of a region', () => {
  const feedOf = (html: string) =>
    html
      .match(/<link[^>]*application\/atom\+xml[^>]*>/)?.[0]
      .match(/href="([^"]*)"/)?.[1]
      ?.replaceAll('&amp;', '&') ?? ''

  test('is named by its page, is narrowed as it is, has the open days announced last, and is cached as the page', async () => {
    const { html } = await openScreen(`/en${REGION}?day=${SATURDAY}&stage=primary`)
    const address = feedOf(html)
    expect(address).toBe(`/en/feeds${REGION}/events.atom?day=${SATURDAY}&stage=primary`)
    const { response } = await openScreen(address)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = await response.text()
    expect([...feed.matchAll(/<entry>/g)]).toHaveLength(await countApart(SATURDAY, 'primary'))
    expect(feed).toMatch(/Offene Tür \d+ – Schule Nummer \d+/)
    expect(feed).toContain(`/en${REGION}?day=${SATURDAY}`)
    expect(feed).not.toMatch(/T(?!12:00:00)\d\d:/)
    const shown = await shownOf(feedLoader, address)
    expect(shown?.schools).toBe('all')
    expect(shown?.until).toHaveLength(await countApart(SATURDAY, 'primary'))
  })

  test('ends with fifty, of which the last one announced is the first', async () => {
    const last = ids.at(-1)!
    await db()
      .updateTable('school_events')
      .set({ updated_at: new Date('2039-01-01') })
      .where('id', '=', last)
      .execute()
    const feed = await (await openScreen(`/feeds${REGION}/events.atom`)).response.text()
    expect([...feed.matchAll(/<entry>/g)]).toHaveLength(50)
    expect(feed.slice(feed.indexOf('<entry>'), feed.indexOf('</entry>'))).toContain(`event-${last}`)
    expect(feed).toContain('<updated>2039-01-01T12:00:00.000Z</updated>')
  })

  test('has no entry without open days, and is not there without a region', async () => {
    const { response } = await openScreen('/feeds/open-days/deutschland/hessen/events.atom')
    expect(await response.text()).not.toContain('<entry>')
    expect((await openScreen('/feeds/open-days/deutschland/atlantis/events.atom')).status).toBe(404)
  })
})

describe('calendars', () => {
  const eventsOf = async (response: Response) =>
    new ICAL.Component(ICAL.parse(await response.text()))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))

  test('have the open days of a region as the page narrows them', async () => {
    const { response } = await openScreen(`${REGION}/calendar.ics?day=${SATURDAY}&stage=primary`)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    const found = await eventsOf(response)
    expect(found).toHaveLength(await countApart(SATURDAY, 'primary'))
    expect(found[0]?.summary).toContain('Schule Nummer')
  })

  const post = (address: string, picked: readonly string[]) =>
    openScreen(address, { form: { body: new URLSearchParams(picked.map((id) => ['event', id])) } as never })

  test('have the open days that somebody picked, and those that are gone no more', async () => {
    const gone = crypto.randomUUID()
    const { response } = await post('/open-days.ics', [ids[0]!, ids[1]!, gone])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await eventsOf(response)).map(({ uid }) => uid.split('@')[0]).toSorted()).toEqual(
      [ids[0]!, ids[1]!].toSorted(),
    )
    const round = (await (await post('/en/open-days.json', [ids[0]!, gone])).response.json()) as { events: object[] }
    expect(round.events).toMatchObject([
      { id: ids[0], school: 'Schule Nummer 0', type: expect.stringMatching(/primary/i) },
    ])
  })

  test.each([[[]], [['x']], [['\0']], [Array.from({ length: 21 }, () => crypto.randomUUID())]])(
    'refuse %j',
    async (picked) => {
      expect((await post('/open-days.ics', picked)).status).toBe(400)
      expect((await post('/open-days.json', picked)).status).toBe(400)
    },
  )
})
