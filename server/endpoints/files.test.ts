import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { S3Storage } from '#lib/storage/s3-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { byteRange, files } from './files.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'files-'))
const store = new FileSystemStorage(folder)
const put = (key: string) => store.put(key, Readable.from(['0123456789']), { size: 10, type: 'image/webp' })
beforeAll(async () => {
  await put('avatars/7/a1.webp')
  await put('avatars/7/page.html')
  await put('exports/7.zip')
  await put('constructor/7.webp')
})
afterAll(() => fs.rm(folder, { recursive: true }))

function serve(storage: Storage) {
  const app = new Hono()
  app.use(securityHeaders({ https: true, development: false }))
  app.route(
    '/',
    files(() => storage),
  )
  return app
}
const app = serve(store)
const get = (url: string, headers?: Record<string, string>) => app.request(url, { headers })

test('a picture is sent with its type, is cached for an hour, and can run nothing', async () => {
  const answer = await get('/files/avatars/7/a1.webp')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('0123456789')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    'cache-control': 'max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
})

test('a part is sent as a part', async () => {
  const answer = await get('/files/avatars/7/a1.webp', { range: 'bytes=2-4' })
  expect(answer.status).toBe(206)
  expect(await answer.text()).toBe('234')
  expect(answer.headers.get('content-range')).toBe('bytes 2-4/10')
  expect(answer.headers.get('content-length')).toBe('3')
})

test('a part out of range is refused with the size', async () => {
  const answer = await get('/files/avatars/7/a1.webp', { range: 'bytes=10-' })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */10')
})

test('a cached file is not sent again, and a part of another version becomes the whole file', async () => {
  const etag = (await get('/files/avatars/7/a1.webp')).headers.get('etag') ?? ''
  expect((await get('/files/avatars/7/a1.webp', { 'if-none-match': etag })).status).toBe(304)
  const old = { range: 'bytes=0-1', 'if-range': '"old"' }
  expect((await get('/files/avatars/7/a1.webp', old)).status).toBe(200)
  expect((await get('/files/avatars/7/a1.webp', { ...old, 'if-range': etag })).status).toBe(206)
})

test('HEAD returns only the headers', async () => {
  const answer = await app.request('/files/avatars/7/a1.webp', { method: 'HEAD' })
  expect(answer.headers.get('content-length')).toBe('10')
  expect(await answer.text()).toBe('')
})

test('other files than our pictures are always downloads', async () => {
  const { headers } = await get('/files/avatars/7/page.html')
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toBe('attachment')
})

test.each([
  '/files/avatars/7/none.webp',
  '/files/avatars/7',
  '/files/exports/7.zip',
  '/files/constructor/7.webp',
  '/files/avatars/../exports/7.zip',
  '/files/avatars/%2e%2e/exports/7.zip',
  '/files/avatars/..%2fexports/7.zip',
  '/files/__proto__/x',
  '/files/constructor',
  '/files/',
])('%s is not there', async (url) => {
  expect((await get(url)).status).toBe(404)
})

test('an unreachable store is reported, and no cache keeps the answer', async () => {
  const away = new S3Storage('http://127.0.0.1:61999/files', { region: 'x', id: 'x', secret: 'x' })
  const answer = await serve(away).request('/files/avatars/7/a1.webp')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-2', { start: 8, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  [undefined, undefined],
])('%s of ten bytes', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected)
})

test('an empty file has no parts', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none')
})
