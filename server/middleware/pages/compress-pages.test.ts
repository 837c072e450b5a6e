import zlib from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { CODES, compressPages } from './compress-pages.ts'

const PAGE = `<p>${'Schule am Park, Köln. '.repeat(100)}</p>`

const app = new Hono()
app.use(compress())
app.use(compressPages())
app.get('/page', (c) => c.html(PAGE, 404, { 'set-cookie': 'a=1', vary: 'Cookie' }))
app.get('/short', (c) => c.html('<p>Köln</p>'))
app.get('/compressed', (c) =>
  c.body(zlib.gzipSync(PAGE), 200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }),
)
app.get('/text', (c) => c.text(PAGE))

const ask = async (path: string, accepted: string, method = 'GET') => {
  const answer = await app.request(path, { method, headers: { 'accept-encoding': accepted } })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

test.each([
  ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
  ['', null, (bytes: Buffer) => bytes],
])(
  'a page for "%s" is compressed as asked for, and nothing else of the answer changes',
  async (accepted, name, decompress) => {
    const { status, headers, body } = await ask('/page', accepted)
    expect(decompress(body).toString()).toBe(PAGE)
    expect([status, headers.get('content-encoding'), headers.get('content-length')]).toEqual([
      404,
      name,
      `${body.length}`,
    ])
    expect([headers.get('set-cookie'), headers.get('vary')]).toEqual(['a=1', 'Cookie, Accept-Encoding'])
  },
)

test('what fits in one packet, is compressed already or asked for without its body stays as it is', async () => {
  expect((await ask('/short', 'br')).body.toString()).toBe('<p>Köln</p>')
  expect(zlib.gunzipSync((await ask('/compressed', 'br')).body).toString()).toBe(PAGE)
  expect((await ask('/page', 'br', 'HEAD')).headers.get('content-encoding')).toBeNull()
})

test('other answers are left to their stream', async () => {
  expect((await ask('/text', 'gzip, br')).headers.get('content-encoding')).toBe('gzip')
})

test.each(Object.entries(CODES))(
  'a page that is kept in the encoding %s keeps no more memory than its bytes',
  (_, { compress }) => {
    const compressed = compress(Buffer.from(PAGE.repeat(10)))
    expect(compressed.buffer.byteLength).toBe(compressed.length)
  },
)
