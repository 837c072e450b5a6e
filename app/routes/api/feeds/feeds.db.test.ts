import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectChanges } from '#app/features/api/changes/collect-changes.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { routeArgs } from '#app/routes/testing/route-args.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { loader as frame } from '../pictures/frame.ts'
import { loader as placeFeed } from './place-feed.ts'
import { loader as reviewFeed } from './review-feed.ts'

const exact = { lat: 50.94, lng: 6.95, position_precision: 'exact' } as const
const MARKUP = '<script>alert(1)</script> & Schule'
const KOELN = { country: 'deutschland', region: 'nordrhein-westfalen', town: 'koeln' }
const KOELN_PATH = '/places/deutschland/nordrhein-westfalen/koeln'

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: MARKUP, ...exact }),
      schoolRow({ id: 'quiet', ...exact }),
      schoolRow({ id: 'unlisted', name: 'Ungelistet', ...exact }),
      schoolRow({ id: 'closed', status: 'closed', ...exact }),
      schoolRow({ id: 'nowhere', city: 'Bonn' }),
    ])
    .execute()
  await db()
    .insertInto('school_profiles')
    .values([
      { school_id: 'quiet', show_reviews: false },
      { school_id: 'unlisted', show_in_search: false },
    ])
    .execute()
  await db()
    .insertInto('reviews')
    .values(
      [3, 4, 5].map((rating) =>
        reviewRow({
          school_id: 'a',
          rating,
          author_name: 'Marta Muster',
          published_at: new Date('2026-11-03T17:43:21Z'),
        }),
      ),
    )
    .execute()
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'quiet' }))
    .execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  const startsAt = new Date(Date.now() + 86_400_000)
  await db()
    .insertInto('school_events')
    .values({
      school_id: 'a',
      kind: 'open_day',
      title: 'Offene Tür',
      text: '',
      language: 'de',
      place: '',
      link: '',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 3_600_000),
    } as never)
    .execute()
  await collectChanges(berlinDay())
  await collectChanges(addDays(berlinDay(), 1))
})
afterAll(closeDirectory)

const reviews = (id: string, prefix = '') =>
  reviewFeed(routeArgs(`${prefix}/feeds/schools/${id}/reviews.atom`, { params: { id } }))
const place = (file: string, parts = KOELN) =>
  placeFeed(routeArgs(`/feeds/places/x/${file}`, { params: { ...parts, file } }))

test('the feed of reviews names days at noon and no author', async () => {
  const response = await reviews('a', '/en')
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = await response.text()
  expect(feed).toContain('<updated>2026-11-03T12:00:00.000Z</updated>')
  expect([...feed.matchAll(/<entry>/g)]).toHaveLength(3)
  expect(feed.match(/T\d\d:\d\d:\d\d/g)?.every((time) => time === 'T12:00:00')).toBe(true)
  expect(feed).not.toMatch(/Marta|<script/)
})

test.each(['quiet', 'unlisted', 'closed', 'nobody'])('there is no feed of the reviews of %s', async (id) => {
  expect((await reviews(id)).status).toBe(404)
})

test('the feed of a town has its new schools that lists show, and its events as feed and calendar', async () => {
  const schools = await (await place('schools.atom')).text()
  expect([...schools.matchAll(/<entry>/g)]).toHaveLength(2)
  expect(schools).not.toMatch(/Ungelistet|<script/)
  expect(schools).toContain('Neu: ')
  expect(await (await place('events.atom')).text()).toContain('Offene Tür')
  const calendar = new ICAL.Component(ICAL.parse(await (await place('events.ics')).text()))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
})

test.each([
  ['constructor', KOELN],
  ['x.atom', KOELN],
  ['schools.atom', { ...KOELN, town: 'nirgends' }],
])('there is no feed %s of %o', async (file, parts) => {
  expect((await place(file, parts)).status).toBe(404)
})

const framed = (path: string, params: Record<string, string>) => frame(routeArgs(`/embed/${path}`, { params }))

test.each([
  ['card/schools/a?lang=en', { id: 'a' }, '4.0 out of 5 stars'],
  ['map/schools/a?lang=en', { id: 'a' }, '<svg'],
  [`card${KOELN_PATH}`, KOELN, 'Grundschulen: 2'],
  [`map${KOELN_PATH}?theme=dark`, KOELN, '<svg'],
] as [string, Record<string, string>, string][])(
  'the frame %s needs no script and explains ratings',
  async (path, params, text) => {
    const response = await framed(path, params)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'unsafe-inline'")
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const html = await response.text()
    expect(html).toContain(text)
    expect(html).toContain('/how-reviews-work')
    expect(html).toContain('open.nrw'.slice(0, params.id ? undefined : 0))
    expect(html).not.toMatch(/<script|src=|href="\//)
  },
)

test.each([
  ['card/schools/unlisted', { id: 'unlisted' }],
  ['card/schools/closed', { id: 'closed' }],
  ['map/schools/nowhere', { id: 'nowhere' }],
  ['card/places/x/y/z', { country: 'x', region: 'y', town: 'z' }],
] as [string, Record<string, string>][])('there is no frame %s', async (path, params) => {
  expect((await framed(path, params)).status).toBe(404)
})
