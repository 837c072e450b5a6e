import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { followFormerReviewIds, followMergedSchools } from './former-addresses.ts'

const app = new Hono()
  .use(followMergedSchools())
  .get('/schools/moved', (c) => c.redirect('/schools/new', 301))
  .get('/schools/new', (c) => c.text('page'))

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'old', status: 'hidden' }), schoolRow({ id: 'new' }), schoolRow({ id: 'open' })])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'new' }).execute()
})

test.each([
  ['/schools/old/review?invitation=abc', '/schools/new/review?invitation=abc'],
  ['/it/schools/old/videos/1', '/it/schools/new/videos/1'],
  ['/embed/schools/old', '/embed/schools/new'],
  ['/schools/old/badge.svg', '/schools/new/badge.svg'],
])('%s leads to %s', async (path, location) => {
  const answer = await app.request(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
})

test.each(['/schools/open/review', '/schools/none', '/old', '/schools/old;x', '/admin/schools/old'])(
  '%s stays missing',
  async (path) => expect((await app.request(path)).status).toBe(404),
)

test('a redirect that can be undone is cached for minutes, other responses as they say', async () => {
  expect((await app.request('/schools/moved')).headers.get('cache-control')).toBe('public, max-age=300')
  expect((await app.request('/schools/new')).headers.get('cache-control')).toBeNull()
  expect((await app.request('/schools/old', { method: 'POST' })).status).toBe(404)
})

const FORMER = '0190a8b4-1c00-7000-8000-000000000001'
const UNKNOWN = '0190a8b4-1c00-7000-8000-000000000002'

test('addresses with the former id of a review redirect in all languages, for data and forms too', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  const { id } = await db()
    .insertInto('reviews')
    .values({ ...reviewRow({ school_id: 'a' }), former_id: FORMER })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id[14]).toBe('4')
  const app = new Hono().use(followFormerReviewIds()).all('*', (c) => c.text('here'))
  const leads = async (address: string, method = 'GET') =>
    (await app.request(`http://localhost${address}`, { method })).headers.get('location')
  expect(await leads(`/en/account/reviews/${FORMER}/delete`, 'POST')).toBe(`/en/account/reviews/${id}/delete`)
  expect(await leads(`/dashboard/reviews/${FORMER.toUpperCase()}.data?x=1`)).toBe(`/dashboard/reviews/${id}.data?x=1`)
  expect(await leads(`/schools/a/reviews?page=2&review=${FORMER}`)).toBe(`/schools/a/reviews?page=2&review=${id}`)
  for (const other of [`/account/reviews/${UNKNOWN}`, `/account/reviews/${id}`, `/reviews/${FORMER}0`])
    expect(await leads(other)).toBeNull()
})
