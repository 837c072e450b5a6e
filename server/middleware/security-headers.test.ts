import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { secretAddresses, securityHeaders } from './security-headers.ts'

async function headersOf(https: boolean, policy?: string, development = false) {
  const app = new Hono()
    .use(securityHeaders({ https, development }))
    .get('/', (c) => c.text('', 200, policy ? { 'content-security-policy': policy } : {}))
  return (await app.request('/')).headers
}

test('a response without its own policy may load nothing', async () => {
  const headers = await headersOf(false)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('sources served for development load what Vite adds to them', async () => {
  expect((await headersOf(false, undefined, true)).has('content-security-policy')).toBe(false)
})

test('the policy of a page stays', async () => {
  expect((await headersOf(false, "default-src 'self'")).get('content-security-policy')).toBe("default-src 'self'")
})

test('browsers are told to insist on https only where there is https', async () => {
  expect((await headersOf(false)).has('strict-transport-security')).toBe(false)
  expect((await headersOf(true)).has('strict-transport-security')).toBe(true)
})

test('other sites can show only responses whose own policy allows it', async () => {
  const open = await headersOf(false, "default-src 'none'; frame-ancestors *")
  expect(open.has('x-frame-options')).toBe(false)
  expect(open.get('cross-origin-resource-policy')).toBe('cross-origin')
  for (const policy of [undefined, "default-src 'self'; frame-ancestors 'none'", "frame-ancestors 'self'"]) {
    const closed = await headersOf(false, policy)
    expect(closed.get('x-frame-options')).toBe('DENY')
    expect(closed.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

const behindBoth = new Hono()
  .use(secretAddresses())
  .use(securityHeaders({ https: false, development: false }))
  .get('*', (c) => c.text('', 200, { 'cache-control': 'public, s-maxage=60' }))

const cachingAndReferrer = async (path: string) => {
  const { headers } = await behindBoth.request(path)
  return [headers.get('cache-control'), headers.get('referrer-policy')]
}

test.each([
  '/auth/reset?token=abc',
  '/fr/auth/confirm?token=abc',
  '/auth/change-email?token=abc',
  '/auth/restore?token=abc',
  '/auth/reset.data?token=abc&_routes=x',
  '/auth/reset?token=',
  '/auth/reset?x=%ff&token=%E0%A4',
  '/schools/1/review?invitation=abc',
  '/schools/1/review?draft=abc',
  '/list/0b7e6a52-3d8e-4f5c-9a5e-2f1c7f0d9b11',
  '/en/list/0b7e6a52-3d8e-4f5c-9a5e-2f1c7f0d9b11.data?_routes=x',
])('%s is kept nowhere and told to nobody', async (path) => {
  expect(await cachingAndReferrer(path)).toEqual(['private, no-store', 'no-referrer'])
})

test('other addresses stay as they are', async () => {
  expect(await cachingAndReferrer('/results?q=token')).toEqual([
    'public, s-maxage=60',
    'strict-origin-when-cross-origin',
  ])
})

test('search engines do not list shared lists', async () => {
  expect((await behindBoth.request('/list/1')).headers.get('x-robots-tag')).toBe('noindex')
  expect((await behindBoth.request('/list')).headers.has('x-robots-tag')).toBe(false)
})
