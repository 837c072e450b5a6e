import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { pageCache } from './page-cache.ts'

function site(cacheControl: string) {
  let rendered = 0
  const app = new Hono()
  app.use(pageCache())
  app.get('/', (c) => c.text(`page ${++rendered}`, 200, { 'cache-control': cacheControl }))
  app.post('/', (c) => c.text(`form ${++rendered}`, 200, { 'cache-control': cacheControl }))
  const get = async (init?: RequestInit) => (await app.request('/', init)).text()
  return get
}

test('a public page is rendered once', async () => {
  const get = site('public, s-maxage=60')
  expect([await get(), await get()]).toEqual(['page 1', 'page 1'])
})

test.each(['private', 'no-store', 'public, max-age=60', ''])('a page that says "%s" is never kept', async (header) => {
  const get = site(header)
  expect([await get(), await get()]).toEqual(['page 1', 'page 2'])
})

test('a request with a cookie neither reads nor fills it', async () => {
  const get = site('public, s-maxage=60')
  const cookie = { headers: { cookie: 'session=x' } }
  expect([await get(cookie), await get(), await get(cookie)]).toEqual(['page 1', 'page 2', 'page 3'])
})

test('forms bypass it', async () => {
  const get = site('public, s-maxage=60')
  expect([await get(), await get({ method: 'POST' })]).toEqual(['page 1', 'form 2'])
})
