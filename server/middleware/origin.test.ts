import os from 'node:os'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#lib/env.ts'
import { knownHosts, publicOrigin, sameOrigin, visitorAddress } from './origin.ts'

const LOCAL = { APP_MODE: 'local', HOST: undefined, PUBLIC_URL: undefined } as const

const statusAt = async (host: string, settings: Pick<Env, 'APP_MODE' | 'HOST' | 'PUBLIC_URL'> = LOCAL) => {
  const app = new Hono().use(knownHosts(settings)).get('/outbox', (c) => c.text('mails'))
  return (await app.request(`http://${host}/outbox`)).status
}

test.each([
  'localhost:3000',
  'LOCALHOST',
  'aulario.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.7:3000',
])('%s reads the outbox of this machine', async (host) => {
  expect(await statusAt(host)).toBe(200)
})

test.each(['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil-localhost', 'localhost.'])(
  '%s, whose name server may say anything, does not',
  async (host) => {
    expect(await statusAt(host)).toBe(421)
  },
)

test('host names of the settings and the machine are accepted', async () => {
  expect(await statusAt(`${os.hostname()}:3000`)).toBe(200)
  expect(await statusAt('schulen.example', { ...LOCAL, PUBLIC_URL: 'https://schulen.example' })).toBe(200)
  expect(await statusAt('office.lan:3000', { ...LOCAL, HOST: 'office.lan' })).toBe(200)
})

test('in production the address comes from the settings, whatever the request says', async () => {
  const production = { APP_MODE: 'production', HOST: undefined, PUBLIC_URL: 'https://schulen.example' } as const
  expect(await statusAt('10.0.0.1:3000', production)).toBe(200)
  expect(await statusAt('other.example', production)).toBe(200)
})

test('behind a proxy the request has the public address', async () => {
  const request = new Request('http://10.0.0.1:3000/en/results?q=a', { method: 'POST', body: 'b' })
  const seen = publicOrigin(request, 'https://schulen.example')
  expect(seen.url).toBe('https://schulen.example/en/results?q=a')
  expect([seen.method, await seen.text()]).toEqual(['POST', 'b'])
})

test('without a public address it stays unchanged', () => {
  const request = new Request('http://localhost:3000/')
  expect(publicOrigin(request, undefined)).toBe(request)
})

const site = 'https://aulario.example'
const app = new Hono().use(sameOrigin(site)).all('*', (c) => c.text('done'))
const send = async (headers: Record<string, string>, method = 'POST') =>
  (await app.request('/account', { method, headers })).status

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['a subdomain', { origin: 'https://blog.aulario.example' }],
  ['the same host without TLS', { origin: 'http://aulario.example' }],
  ['a hidden origin of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a hidden origin that was typed', { origin: 'null', 'sec-fetch-site': 'none' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
] as [string, Record<string, string>][])('refuses writes from %s', async (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await send(headers, method)).toBe(403)
  expect(await send(headers, 'GET')).toBe(200)
})

test.each([
  { origin: site },
  { origin: site, 'sec-fetch-site': 'same-origin' },
  // A form of a page that sends no referrer.
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  {},
])('lets %o through', async (headers) => {
  expect(await send(headers as Record<string, string>)).toBe(200)
})

test('without a public address the request names the site', async () => {
  const local = new Hono().use(sameOrigin(undefined)).post('*', (c) => c.text('done'))
  const from = async (origin: string) =>
    (await local.request('http://localhost:3000/auth', { method: 'POST', headers: { origin } })).status
  expect([await from('http://localhost:3000'), await from('http://localhost:4000')]).toEqual([200, 403])
})

afterEach(() => vi.restoreAllMocks())

const ask = async (trusted: number, forwarded?: string) => {
  const app = new Hono().get('/', (c) => c.text(visitorAddress(c, trusted)))
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  const incoming = { socket: { remoteAddress: '10.0.0.1' } }
  return (await app.request('/', { headers }, { incoming })).text()
}

test('without a trusted proxy the header counts for nothing', async () => {
  expect(await ask(0, '203.0.113.7')).toBe('10.0.0.1')
})

test('behind one proxy its entry counts, not what the client wrote before it', async () => {
  expect(await ask(1, '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7')
})

test('behind two proxies the outer one names the visitor', async () => {
  expect(await ask(2, '6.6.6.6, 203.0.113.7, 10.0.0.9')).toBe('203.0.113.7')
})

test('without an entry of the proxy the address of the connection counts', async () => {
  expect(await ask(1)).toBe('10.0.0.1')
  expect(await ask(2, '6.6.6.6')).toBe('10.0.0.1')
})

test('a proxy that is not trusted is told once', async () => {
  vi.resetModules()
  const { visitorAddress: fresh } = await import('./origin.ts')
  const { log: freshLog } = await import('#lib/log.ts')
  const warn = vi.spyOn(freshLog(), 'warn').mockImplementation(() => {})
  const app = (trusted: number) => new Hono().get('/', (c) => c.text(fresh(c, trusted)))
  await app(0).request('/')
  await app(1).request('/', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(warn).not.toHaveBeenCalled()
  for (const from of ['203.0.113.7', '203.0.113.8']) await app(0).request('/', { headers: { 'x-forwarded-for': from } })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('set TRUST_PROXY=1')]])
})
