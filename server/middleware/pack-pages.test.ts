import zlib from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { packPages } from './pack-pages.ts'

const PAGE = `<!doctype html><title>Größe</title>${'<p>page</p>'.repeat(200)}`

const site = new Hono()
  .use(compress())
  .use(packPages())
  .get('/page', (c) => {
    c.header('set-cookie', 'one=1', { append: true })
    c.header('set-cookie', 'two=2', { append: true })
    c.header('vary', 'Cookie')
    return c.html(PAGE, 404)
  })
  .get('/packed', (c) => c.html('already packed', 200, { 'content-encoding': 'br' }))
  .get('/empty', (c) => c.body(null, 302, { 'content-type': 'text/html' }))
  .get('/stream', (c) => c.text('data '.repeat(1000)))

const ask = (path: string, accepted: string, method = 'GET') =>
  site.request(path, { method, headers: { 'accept-encoding': accepted } }) as Promise<Response>

test.each([
  ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', zlib.gunzipSync],
  ['', null, (bytes: Buffer) => bytes],
])(
  'a page for "%s" comes whole, packed as asked for, with its status and its own headers',
  async (accepted, encoding, unpack) => {
    const { status, headers, ...answer } = await ask('/page', accepted).then(whole)
    expect([status, headers.get('content-encoding')]).toEqual([404, encoding])
    expect(unpack(answer.bytes).toString()).toBe(PAGE)
    expect(headers.getSetCookie()).toEqual(['one=1', 'two=2'])
    if (!encoding) return
    expect(headers.get('content-length')).toBe(String(answer.bytes.length))
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
  },
)

test('what is packed already, has no body, or is no page is left alone', async () => {
  expect((await ask('/packed', 'br').then(whole)).bytes.toString()).toBe('already packed')
  expect((await ask('/empty', 'br')).headers.has('content-encoding')).toBe(false)
  expect((await ask('/page', 'br', 'HEAD')).headers.has('content-length')).toBe(false)
  const stream = await ask('/stream', 'gzip').then(whole)
  expect(zlib.gunzipSync(stream.bytes).toString()).toBe('data '.repeat(1000))
})

async function whole(response: Response) {
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
