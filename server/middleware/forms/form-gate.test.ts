import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { gated, TAKEN } from '../../testing/gated.ts'

const app = gated(async (request) => new Response(String((await request.arrayBuffer()).byteLength)))
const KB = 1024
const MB = KB * KB
const PAGE = { accept: 'text/html' }
const ENCODED = 'application/x-www-form-urlencoded'

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body, headers: { ...PAGE, ...headers } })
const encoded = (body: string, path = '/auth') => post(path, body, { 'content-type': ENCODED })
const parts = (fields: [string, string | File][], path = '/auth') => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return post(path, form)
}
const times = (count: number, name = 'a', value = 'x') =>
  Array.from({ length: count }, (): [string, string] => [name, value])

/** Returns the status, and whether the gate let the request pass. */
const seen = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.has(TAKEN)]
}
const TAKES = [200, true]

test('a form as pages send it is read', async () => {
  expect(
    await seen(encoded('intent=sign-in&email=a%40b.example&List-Unsubscribe=One-Click&summary_de=%C3%A4')),
  ).toEqual(TAKES)
  expect(
    await seen(
      parts([
        ['intent', 'x'],
        ['text', 'ä'],
        ['file', new File(['x'], 'x.png')],
      ]),
    ),
  ).toEqual(TAKES)
  expect(await seen(encoded(''))).toEqual(TAKES)
  expect(await seen(encoded('a=1&&b=2&'))).toEqual(TAKES)
  expect(await seen(app.request('/auth', { method: 'POST' }))).toEqual(TAKES)
})

test('three hundred fields are the maximum', async () => {
  const many = (count: number) => Array.from({ length: count }, () => 'a=x').join('&')
  expect(await seen(encoded(many(300)))).toEqual(TAKES)
  expect(await seen(encoded(many(301)))).toEqual([413, false])
  expect(await seen(encoded('&'.repeat(250 * KB)))).toEqual([413, false])
  expect(await seen(parts(times(300)))).toEqual(TAKES)
  expect(await seen(parts(times(301)))).toEqual([413, false])
})

test.each([
  'zz[4294967294]',
  'on[1e6]',
  'a.b.c',
  `a${'.b'.repeat(5000)}`,
  '__proto__',
  '__intent__',
  '__state__',
  'toString',
  'a'.repeat(65),
  ' ',
])('a field called %j is refused', async (name) => {
  expect(await seen(encoded(`${encodeURIComponent(name)}=1`))).toEqual([400, false])
  expect(await seen(encoded(`intent=x&${name.replace(' ', '+')}`))).toEqual([400, false])
  expect(await seen(parts([[name, '1']]))).toEqual([400, false])
  expect(await seen(parts([[name, new File(['x'], 'x.png')]]))).toEqual([400, false])
})

test('32 KB is the longest text, counted after decoding', async () => {
  expect(await seen(encoded(`text=${'x'.repeat(32 * KB)}`))).toEqual(TAKES)
  expect(await seen(encoded(`text=${'%41'.repeat(32 * KB)}`))).toEqual(TAKES)
  expect(await seen(encoded(`text=${'x'.repeat(32 * KB + 1)}`))).toEqual([413, false])
  expect(await seen(encoded(`text=${'%41'.repeat(32 * KB + 1)}`))).toEqual([413, false])
  expect(await seen(parts([['text', 'x'.repeat(32 * KB)]]))).toEqual(TAKES)
  expect(await seen(parts([['text', 'x'.repeat(32 * KB + 1)]]))).toEqual([413, false])
})

test('a list that a script writes may be longer', async () => {
  expect(await seen(encoded(`files=${'x'.repeat(60 * KB)}`, '/api/school-uploads'))).toEqual(TAKES)
  expect(await seen(encoded(`files=${'x'.repeat(65 * KB)}`, '/api/school-uploads'))).toEqual([413, false])
})

test('a text with the type of a file is a text', async () => {
  const body = `--x\r\ncontent-disposition: form-data; name="text"\r\ncontent-type: application/octet-stream\r\n\r\n${'x'.repeat(40 * KB)}\r\n--x--\r\n`
  expect(await seen(post('/auth', body, { 'content-type': 'multipart/form-data; boundary=x' }))).toEqual([413, false])
})

test.each([
  ['no form', 'text/plain', 'intent=x'],
  ['JSON', 'application/json', '{"intent":"x"}'],
  ['parts without a boundary', 'multipart/form-data', '--x\r\n'],
  [
    'parts that break off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
  ],
  [
    'a file that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\nb',
  ],
  ['no parts at all', 'multipart/form-data; boundary=x', 'x'],
])('%s is refused', async (_what, type, body) => {
  expect(await seen(post('/auth', body, { 'content-type': type }))).toEqual([400, false])
})

test('a body of no type is refused', async () => {
  expect(await seen(post('/auth', new Uint8Array(8)))).toEqual([400, false])
})

test('messages of programs are accepted unchanged, up to the size of a form', async () => {
  const json = { 'content-type': 'application/json' }
  for (const path of ['/api/payments/stripe', '/api/mail/bounces']) {
    expect(await seen(post(path, 'x'.repeat(100 * KB), json))).toEqual(TAKES)
    expect(await seen(post(path, 'x'.repeat(257 * KB), json))).toEqual([413, false])
  }
})

test('programs get only the status, even where browsers are shown a page', async () => {
  const answer = await post('/api/shortlist', 'a.b=1', { 'content-type': ENCODED })
  expect([answer.status, await answer.text()]).toEqual([400, ''])
  expect((await post('/auth', 'a.b=1', { 'content-type': ENCODED, accept: '*/*' })).status).toBe(400)
})

/** Makes a body that counts the bytes read from it. */
function counted(bytes: number) {
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.bytes >= bytes) return controller.close()
      read.bytes += 64 * KB
      controller.enqueue(new Uint8Array(64 * KB))
    },
  })
  return { body, read }
}

const LARGE = [
  '/account/avatar',
  '/account/reviews/0198a000-0000-7000-8000-000000000000',
  '/schools/1/claim',
  '/claim/missing',
  '/dashboard/media',
  '/dashboard/media?send=1',
  '/dashboard/logo',
  '/account/schools/1/images?send=1',
  '/admin/imports/new',
  '/auth',
  '/en/claim/missing.data',
]

test.each(LARGE)('10 MB to %s from a visitor without a session are refused without being read', async (path) => {
  const send = async (headers: Record<string, string>) => {
    const { body, read } = counted(10 * MB)
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...PAGE, 'content-type': 'multipart/form-data; boundary=x', ...headers },
    }
    const answer = await app.request(path, init as RequestInit)
    await answer.body?.cancel()
    return { status: answer.status, taken: answer.headers.has(TAKEN), read: read.bytes }
  }
  const told = await send({ 'content-length': String(10 * MB) })
  expect([303, 413]).toContain(told.status)
  expect(told).toMatchObject({ taken: false })
  expect(told.read).toBeLessThanOrEqual(64 * KB)
  for (const headers of [{}, { 'content-length': '10' }] as Record<string, string>[]) {
    const untold = await send(headers)
    expect([303, 413]).toContain(untold.status)
    expect(untold).toMatchObject({ taken: false })
    expect(untold.read).toBeLessThanOrEqual(400 * KB)
  }
})

test('a request of the server without a length is read, with a body or without', async () => {
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const send = async (pieces: string[]) => {
    const body = Readable.toWeb(Readable.from(pieces)) as BodyInit
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': ENCODED } } as RequestInit
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/auth`, init)
    return [answer.status, await answer.text()]
  }
  expect(await send(['name=', 'Eva'])).toEqual([200, '8'])
  expect(await send([])).toEqual([200, '0'])
  expect((await send(Array.from({ length: 8 }, () => 'x'.repeat(100_000))))[0]).toBe(413)
})
