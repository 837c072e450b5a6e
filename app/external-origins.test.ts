import { beforeAll, expect, test, vi } from 'vitest'
import { externalOrigins } from './external-origins.server.ts'

beforeAll(() => {
  const settings = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'https://accounts.example',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    MAP_STYLE_URL: 'https://tiles.example/style.json',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})

/** Returns what a page may reach for a visitor who agreed to the map server. */
const reached = (path: string) =>
  externalOrigins(
    new Request(`https://schulen.example${path}`, { headers: { cookie: 'map-server=https://tiles.example' } }),
  )

test.each([
  ['/results?view=map', { files: 'https://tiles.example' }],
  ['/fr/results', { files: 'https://tiles.example' }],
  ['/auth', { form: 'https://accounts.example' }],
  ['/order/1', { form: 'https://checkout.stripe.com' }],
  ['/en/order/1', { form: 'https://checkout.stripe.com' }],
  ['/fr/schools/de-1/videos/7', { frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] }],
])('%s may reach what its route states', (path, origins) => {
  expect(reached(path)).toEqual(origins)
})

test.each([
  '/',
  '/about',
  '/schools/1',
  '/schools/1/videos',
  '/x/schools/1/videos/7',
  '/dashboard/media',
  '/account',
  '/order',
  '/orders/1',
  '/premium',
  '/auth/confirm',
  '/auth/second-factor',
  '/results.json',
  '/no/such/page',
])('%s may reach no other site', (path) => {
  expect(reached(path)).toEqual({})
})
