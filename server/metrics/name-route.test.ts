import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameRoute } from './name-route.ts'

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/schools/de-NW-1', '/schools/:id'],
  ['/fr/schools/de-NW-1/', '/schools/:id'],
  ['/it/schools/de-NW-1.data', '/schools/:id'],
  ['/_root.data', '/'],
  ['/_.data', '/'],
  ['/en.data', '/'],
  ['/results', '/results'],
  ['/api/suggest', '/api/suggest'],
  ['/api/uploads/5', '/api/uploads/:id'],
  ['/assets/root-1.js', '/assets/*'],
  ['/map/3/1/2.pbf', '/map/*'],
  ['/files/media/1.webp', '/files/*'],
  ['/healthz', '/healthz'],
  ['/no/such/page', 'other'],
  ['/.env', 'other'],
  ['/wp-login.php', 'other'],
  ['/__proto__', 'other'],
])('%s is %s', (address, route) => {
  expect(nameRoute(address)).toBe(route)
})

test('a name is always a route of the site, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.webPath(), (address) => {
      const name = nameRoute(`/${address}`)
      expect(nameRoute(name.replace(/:\w+|\*/g, 'x'))).toBe(name)
    }),
  )
})
