import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const site = 'https://aulario.example'
const app = new Hono().use(sameOrigin(site)).all('*', (c) => c.text('done'))
const send = async (headers: Record<string, string>, method = 'POST') =>
  (await app.request('/account', { method, headers })).status

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['a subdomain', { origin: 'https://blog.aulario.example' }],
  ['the same host without TLS', { origin: 'http://aulario.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
] as [string, Record<string, string>][])('refuses writes from %s', async (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await send(headers, method)).toBe(403)
  expect(await send(headers, 'GET')).toBe(200)
})

test.each([{ origin: site }, { origin: site, 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
  'lets %o through',
  async (headers) => {
    expect(await send(headers as Record<string, string>)).toBe(200)
  },
)

test('without a public address the request names the site', async () => {
  const local = new Hono().use(sameOrigin(undefined)).post('*', (c) => c.text('done'))
  const from = async (origin: string) =>
    (await local.request('http://localhost:3000/auth', { method: 'POST', headers: { origin } })).status
  expect([await from('http://localhost:3000'), await from('http://localhost:4000')]).toEqual([200, 403])
})
