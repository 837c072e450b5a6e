import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, sessionOf, signedIn, visitor } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import type { Interest } from '#app/features/schools/interest.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { countInterest, interestSchema, visitorKey } from './count-interest.server.ts'
import { countShown } from './count-shown.server.ts'
import { flushFigures, writeFigures } from './tally.server.ts'

const today = berlinDay()
let network = 0
/** A different visitor each time, so that no limit is reached by chance. */
const somebody = () => ({ ...visitor, address: `10.1.${network >> 8}.${network++ & 255}` })

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b'].map((id) => schoolRow({ id })))
    .execute()
})
afterEach(async () => {
  await flushFigures()
  await db().deleteFrom('school_figures').execute()
  await removeAccounts()
})

const count = (interest: Interest, from = somebody(), school = 'a', session = null as never) =>
  countInterest({ school, interest }, { visitor: from, session })
const search = new Request('http://localhost/results')

async function figuresOf(school: string) {
  await flushFigures()
  const row = await db().selectFrom('school_figures').selectAll().where('school_id', '=', school).executeTakeFirst()
  const { school_id: _, day: __, ...figures } = row ?? {}
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== 0))
}

test('counts views, different visitors and each way to reach a school', async () => {
  const [one, other] = [somebody(), somebody()]
  for (const interest of ['view', 'phone', 'web', 'email', 'route', 'shortlist'] as const) await count(interest, one)
  await count('view', other)
  expect(await figuresOf('a')).toEqual({
    views: 2,
    visitors: 2,
    phone_clicks: 1,
    web_clicks: 1,
    email_clicks: 1,
    route_clicks: 1,
    favourite_adds: 1,
  })
  expect(await figuresOf('b')).toEqual({})
})

test('the same visitor reloading is one view, on another browser of the house a second one', async () => {
  const one = somebody()
  for (let at = 0; at < 5; at++) await count('view', one)
  await count('view', { ...one, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1' })
  expect(await figuresOf('a')).toEqual({ views: 2, visitors: 2 })
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0 Safari/537.36',
  '',
])('robots count nowhere: %j', async (userAgent) => {
  expect(await count('view', { ...somebody(), userAgent })).toBe(false)
  await countShown(['a'], { request: search, visitor: { ...somebody(), userAgent }, session: null })
  expect(await figuresOf('a')).toEqual({})
})

test('people of the school count nowhere at their own, and the team nowhere at all', async () => {
  const [member, moderator] = [await makeAccount(), await makeAccount({ role: 'moderator' })]
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.id, role: 'editor' }).execute()
  const own = await sessionOf(await signedIn(member.email))
  const team = { ...(await sessionOf(await signedIn(moderator.email))), role: 'moderator' as const }
  for (const session of [own, team]) {
    await countInterest({ school: 'a', interest: 'view' }, { visitor: somebody(), session })
    await countInterest({ school: 'b', interest: 'view' }, { visitor: somebody(), session })
    await countShown(['a', 'b'], { request: search, visitor: somebody(), session })
  }
  expect(await figuresOf('a')).toEqual({})
  expect(await figuresOf('b')).toEqual({ views: 1, visitors: 1, shown: 1 })
})

test('one network cannot drive the figures of a school up, whatever browsers it claims to be', async () => {
  const { address } = somebody()
  for (let at = 0; at < 100; at++) await count('view', { address, userAgent: `Mozilla/5.0 Firefox/${at}` })
  expect((await figuresOf('a')).views).toBe(20)
})

test('nor those of all schools, nor how often they are shown', async () => {
  const from = somebody()
  for (let at = 0; at < 400; at++) await countShown(['a'], { request: search, visitor: from, session: null })
  expect(await figuresOf('a')).toEqual({ shown: 300 })
})

test('pages that are fetched ahead were not shown to anybody', async () => {
  const request = new Request(search, { headers: { 'sec-purpose': 'prefetch;prerender' } })
  await countShown(['a'], { request, visitor: somebody(), session: null })
  expect(await figuresOf('a')).toEqual({})
})

test('schools that do not exist are passed over, and the others are written', async () => {
  await count('view', somebody(), 'nobody')
  await count('view')
  expect(await figuresOf('a')).toEqual({ views: 1, visitors: 1 })
  expect(await db().selectFrom('school_figures').select('school_id').execute()).toEqual([{ school_id: 'a' }])
})

test('many processes add up, in whatever order they come, and a visitor that two of them saw is one', async () => {
  const mark = Buffer.alloc(12, 7).toString('base64')
  const batches = Array.from({ length: 20 }, (_, at) =>
    ['a', 'b']
      .map((schoolId) => ({ schoolId, day: today, counts: { views: 1 }, marks: schoolId === 'a' ? [mark] : [] }))
      .toSorted(() => (at % 2 ? 1 : -1)),
  )
  await Promise.all(batches.map(writeFigures))
  expect(await figuresOf('a')).toEqual({ views: 20, visitors: 1 })
  expect(await figuresOf('b')).toEqual({ views: 20 })
})

test('what cannot be written waits and is written later', async () => {
  await count('view')
  vi.spyOn(db(), 'getExecutor').mockImplementationOnce(() => {
    throw new Error('The database is away.')
  })
  await flushFigures()
  await count('phone')
  expect(await figuresOf('a')).toEqual({ views: 1, visitors: 1, phone_clicks: 1 })
})

test.each(['', 'a\0', 'a\ud800', 'ä', 'x'.repeat(101)])('no school is called %j', (school) => {
  expect(interestSchema.safeParse({ school, interest: 'view' }).success).toBe(false)
})

test('nothing that is kept tells who it was, and what tells visitors apart goes with the day', async () => {
  const from = somebody()
  await count('view', from)
  await flushFigures()
  const kept = JSON.stringify([
    await db().selectFrom('visitor_marks').selectAll().execute(),
    await db().selectFrom('school_figures').selectAll().execute(),
  ])
  expect(kept).not.toContain(from.address)
  expect(await visitorKey(today, 'a', from)).not.toBe(await visitorKey(today, 'b', from))
  for (const table of ['visitor_marks', 'visitor_keys'] as const)
    await db()
      .updateTable(table)
      .set({ day: addDays(today, -1) })
      .execute()
  await removeExpired('visitor_keys', 'visitor_marks', 'school_figures')
  expect(await db().selectFrom('visitor_marks').selectAll().execute()).toEqual([])
  expect(await db().selectFrom('visitor_keys').selectAll().execute()).toEqual([])
})

test('figures are kept for 25 months', async () => {
  const rows = [-800, -700].map((days) => ({ school_id: 'a', day: addDays(today, days), views: 1 }))
  await db().insertInto('school_figures').values(rows).execute()
  await removeExpired('visitor_keys', 'visitor_marks', 'school_figures')
  expect(await db().selectFrom('school_figures').select('day').execute()).toEqual([{ day: addDays(today, -700) }])
})
