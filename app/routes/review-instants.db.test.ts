import '#app/i18n/all.server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { loader as overview } from './dashboard/overview/overview.tsx'
import { loader as download } from './dashboard/reviews/download.ts'
import { loader as answering } from './dashboard/reviews/review.tsx'
import { loader as dashboardReviews } from './dashboard/reviews/reviews.tsx'
import { loader as disputing } from './public/reports/dispute.tsx'
import { loader as disputes } from './public/reports/disputes.tsx'
import { loader as reporting } from './public/reports/report.tsx'
import { loader as list } from './public/school/reviews.tsx'
import { loader as profile } from './public/school/school.tsx'
import { routeArgs } from './testing/route-args.ts'

const FORMER = '0190a8b4-1c00-7000-8000-000000000001'
const INSTANTS = ['2026-03-01T10:23:47.123Z', '2026-03-02T11:24:48.456Z', '2026-03-03T12:25:49.789Z']
/** Minutes and seconds of the instants in any time zone, and the instants as numbers. */
const TOLD = new RegExp(
  ['23:47', '24:48', '25:49', ...INSTANTS.map((at) => String(Date.parse(at)).slice(0, 10))].join('|'),
)
let cookie: string
let id: string

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  const owner = await makeAccount()
  cookie = await signedIn(owner.email)
  await db().insertInto('school_members').values({ school_id: 'a', user_id: owner.id, role: 'owner' }).execute()
  const [created_at, published_at, changed_at] = INSTANTS
  const author = await makeAccount()
  const row = { ...reviewRow({ school_id: 'a', author_id: author.id }), created_at, published_at, changed_at }
  const review = await db()
    .insertInto('reviews')
    .values({ ...row, former_id: FORMER, status_changed_at: published_at })
    .returning(['id', 'author_id'])
    .executeTakeFirstOrThrow()
  id = review.id
  await db().insertInto('review_votes').values({ review_id: id, user_id: owner.id, created_at: changed_at }).execute()
  await db()
    .insertInto('disputes')
    .values({
      review_id: id,
      school_id: 'a',
      member_id: owner.id,
      reason: 'never_here',
      state: 'open',
      author_due_at: new Date(Date.now() + 86_400_000),
      content: JSON.stringify({ rating: 4, comment: 'So war es.', language: 'de', published_at, changed_at }),
    })
    .execute()
})
afterAll(closeDirectory)

type Loader = (args: never) => unknown
const PAGES: [string, Loader, (own: string) => { path: string; params?: Record<string, string> }][] = [
  ['profile', profile, () => ({ path: '/schools/a', params: { id: 'a' } })],
  ['list', list, () => ({ path: '/schools/a/reviews', params: { id: 'a' } })],
  ['report', reporting, (own) => ({ path: `/reviews/${own}/report`, params: { id: own } })],
  ['dispute', disputing, (own) => ({ path: `/reviews/${own}/dispute`, params: { id: own } })],
  ['disputes', disputes, () => ({ path: '/schools/a/disputes', params: { id: 'a' } })],
  ['overview', overview, () => ({ path: '/dashboard' })],
  ['table', dashboardReviews, () => ({ path: '/dashboard/reviews' })],
  ['answer', answering, (own) => ({ path: `/dashboard/reviews/${own}`, params: { id: own } })],
  ['download', download, () => ({ path: '/dashboard/reviews.csv' })],
]

/** Returns everything that an answer carries, as text, and waits for what is still streaming. */
async function textOf(answer: unknown): Promise<string> {
  if (answer instanceof Response) return await answer.text()
  return JSON.stringify(await settled(answer))
}
async function settled(value: unknown): Promise<unknown> {
  const here = await value
  if (here === null || typeof here !== 'object' || here instanceof Date || here instanceof Headers) return here
  if (Array.isArray(here)) return await Promise.all(here.map(settled))
  return Object.fromEntries(
    await Promise.all(Object.entries(here).map(async ([key, one]) => [key, await settled(one)])),
  )
}

test.each(PAGES)('%s reveals neither when a review was written nor its former id', async (name, loader, where) => {
  const { path, params = {} } = where(id)
  const text = await textOf(await loader(routeArgs(path, { cookie, params })))
  expect(text.length).toBeGreaterThan(50)
  expect(text).not.toMatch(TOLD)
  expect(text).not.toContain(FORMER)
  if (['profile', 'list', 'table', 'download', 'answer'].includes(name)) expect(text).toContain('2026-03-02')
})
