import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closedBy } from '#app/routes/testing/crawl.ts'
import { drawsPage, SITE_PATHS } from '#app/site-map/site-paths.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { crawlers } from './crawlers.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'crawlers-'))
const store = new FileSystemStorage(folder)
const put = (name: string) => store.put(`sitemaps/${name}`, Readable.from(['<x/>']), { size: 4, type: 'text/xml' })
beforeAll(async () => {
  await put('index.xml')
  await put('de-schools-1.xml.gz')
})
afterAll(() => fs.rm(folder, { recursive: true }))

const serve = (storage: Storage = store) => crawlers(() => storage, { PUBLIC_URL: 'https://schulen.example' })
const robots = async () => (await serve().request('/robots.txt')).text()

/** Whether a path may be read. */
const mayRead = async (address: string) => !closedBy(await robots())(address)

test('it names the sitemap', async () => {
  expect((await robots()).trimEnd().split('\n').at(-1)).toBe('Sitemap: https://schulen.example/sitemap.xml')
})

test.each([
  '/',
  '/fr',
  '/schools/1',
  '/it/schools/nrw-100123',
  '/schools/1/reviews?page=2',
  '/ordering',
  '/claim',
  '/help/account',
  '/sitemap.xml',
  '/assets/entry.js',
  '/files/school-media/1.webp',
  '/schools/1/map.svg',
])('%s may be read', async (address) => {
  expect(await mayRead(address)).toBe(true)
})

test.each([
  '/results?q=Bonn',
  '/es/results',
  '/compare?ids=1',
  '/dossier?schools=1',
  '/schools/1/review',
  '/schools/1/review?draft=2',
  '/en/schools/1/correction',
  '/schools/1.data',
  '/results.data?q=x',
  '/order',
  '/fr/order/1',
  '/api/suggest?q=a',
  '/embed/schools/1',
])('%s may not', async (address) => {
  expect(await mayRead(address)).toBe(false)
})

test('no page of an account, a school or the team may be read', async () => {
  const closed = SITE_PATHS.filter(
    (page) => drawsPage(page) && /^routes\/(account|auth|admin|dashboard)\//.test(page.files.at(-1)!),
  )
  expect(closed.length).toBeGreaterThan(80)
  for (const { path: page } of closed) expect([page, await mayRead(page.replace(/:\w+/g, '7'))]).toEqual([page, false])
})

test('the index and its files are served, with their time and kind', async () => {
  const index = await serve().request('/sitemap.xml')
  expect([index.status, index.headers.get('content-type'), await index.text()]).toEqual([
    200,
    'application/xml',
    '<x/>',
  ])
  const file = await serve().request('/sitemaps/de-schools-1.xml.gz')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  expect(Date.parse(file.headers.get('last-modified')!)).toBeGreaterThan(0)
  const again = await serve().request('/sitemap.xml', { headers: { 'if-none-match': index.headers.get('etag')! } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await serve().request('/sitemap.xml', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', ''])
})

test.each(['de-schools-2.xml.gz', 'index.xml', '..%2Favatars%2F1.xml.gz', 'de-schools-1.xml', 'a'.repeat(5000)])(
  'there is no sitemap %s',
  async (name) => {
    expect((await serve().request(`/sitemaps/${name}`)).status).toBe(404)
  },
)

test('before the first run there is none, and a store that fails says when to come back', async () => {
  const empty = new FileSystemStorage(path.join(folder, 'empty'))
  expect((await serve(empty).request('/sitemap.xml')).status).toBe(404)
  const failing = { stat: () => Promise.reject(new Error('The store is away.')) } as unknown as Storage
  const answer = await serve(failing).request('/sitemap.xml')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
})
