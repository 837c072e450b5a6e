import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { bodyLimits } from './body-limits.ts'

const app = new Hono()
app.use(bodyLimits())
app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

const MB = 1024 * 1024
const post = (path: string, size: number, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    body: new Uint8Array(size),
    headers: { 'content-length': String(size), ...headers },
  })

test('a form of usual size is read, a larger one is not', async () => {
  expect((await post('/auth', 200_000)).status).toBe(200)
  expect((await post('/auth', MB)).status).toBe(413)
})

test.each(['/account/avatar', '/en/account/avatar'])('%s takes a picture', async (path) => {
  expect(await (await post(path, 6 * MB)).text()).toBe(String(6 * MB))
})

test.each(['/account/avatars', '/account/avatar/x', '/xx/account/avatar'])('%s does not', async (path) => {
  expect((await post(path, 6 * MB)).status).toBe(413)
})

const OWN_REVIEW = '/account/reviews/0198a000-0000-7000-8000-000000000000'

test.each([
  ...[OWN_REVIEW, `/fr${OWN_REVIEW}`, `${OWN_REVIEW}.data`],
  ...['/schools/de-NW-1/claim', '/it/schools/1/claim.data', '/claim/missing', '/en/claim/missing.data'],
])('%s takes a proof', async (path) => {
  expect(await (await post(path, 6 * MB)).text()).toBe(String(6 * MB))
})

test.each(['/account/reviews', `${OWN_REVIEW}/delete`, '/claim', '/schools/1/claim/x', '/account/claims/1'])(
  '%s does not',
  async (path) => {
    expect((await post(path, 6 * MB)).status).toBe(413)
  },
)

test('far too large a proof is refused in words', async () => {
  const page = await post(`/fr${OWN_REVIEW}`, 13 * MB)
  expect([page.status, page.headers.get('location')]).toEqual([303, `/fr${OWN_REVIEW}?refused=proof_too_large`])
  expect((await post(`${OWN_REVIEW}.data`, 13 * MB)).status).toBe(413)
})

test('what is refused leads back to this site, however many slashes its path begins with', async () => {
  for (const path of ['//claim/missing', '/en//claim/missing', '//admin/imports/new', '//dashboard/logo']) {
    const { headers, status } = await post(`http://localhost${path}`, 1, { 'content-length': String(300 * MB) })
    const location = headers.get('location')!
    expect([status, new URL(location, 'http://localhost').host, location]).toEqual([
      303,
      'localhost',
      expect.stringMatching(/^\/\w/),
    ])
  }
})

test('far too large a picture is refused in words', async () => {
  const page = await post('/fr/account/avatar', 13 * MB)
  expect(page.status).toBe(303)
  expect(page.headers.get('location')).toBe('/fr/account?avatar=image_too_large')
  const script = await post('/account/avatar', 13 * MB, { accept: 'application/x-ndjson' })
  expect(script.status).toBe(413)
  expect(await script.json()).toEqual({ step: 'failed', code: 'image_too_large' })
})

test('a body that does not say its length is counted while it is read', async () => {
  const pieces = async function* () {
    for (let piece = 0; piece < 8; piece++) yield new Uint8Array(100_000)
  }
  const request = new Request('http://localhost/auth', {
    method: 'POST',
    body: Readable.toWeb(Readable.from(pieces())) as BodyInit,
    duplex: 'half',
  } as RequestInit)
  expect((await app.request(request)).status).toBe(413)
})

test('a request of the server without a length is read, with a body or without', async () => {
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const send = async (pieces: string[]) => {
    const body = Readable.toWeb(Readable.from(pieces)) as BodyInit
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/auth`, init)
    return [answer.status, await answer.text()]
  }
  expect(await send(['name=', 'Eva'])).toEqual([200, '8'])
  expect(await send([])).toEqual([200, '0'])
})

test('files of an import are read up to their limit, and refused in words beyond it', async () => {
  expect((await post('/fr/admin/imports/new', 20 * MB)).status).toBe(200)
  expect((await post('/admin/imports', MB)).status).toBe(413)
  const declared = { 'content-length': String(201 * MB) }
  const page = await post('/fr/admin/imports/new', 1, declared)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/fr/admin/imports/new?refused=import_too_large'])
})
