import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { followMergedSchools } from './merged-schools.ts'

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
