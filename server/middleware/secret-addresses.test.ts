import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { secretAddresses } from './secret-addresses.ts'
import { securityHeaders } from './security-headers.ts'

const app = new Hono()
  .use(secretAddresses())
  .use(securityHeaders({ https: false, development: false }))
  .get('*', (c) => c.text('', 200, { 'cache-control': 'public, s-maxage=60' }))

const headersOf = async (path: string) => {
  const { headers } = await app.request(path)
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
])('%s is kept nowhere and told to nobody', async (path) => {
  expect(await headersOf(path)).toEqual(['private, no-store', 'no-referrer'])
})

test('other addresses stay as they are', async () => {
  expect(await headersOf('/results?q=token')).toEqual(['public, s-maxage=60', 'strict-origin-when-cross-origin'])
})
