import fs from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { LIMITS, type LimitName, limitOf } from '#app/core/limits/requests.server.ts'
import { limitRequests } from './limit-requests.ts'

test.each([
  ['/api/suggest', 'typing'],
  ['/api/map/schools', 'typing'],
  ['/api/v1/search', 'api'],
  ['/open-data/files/2026-11/manifest.json', 'dump'],
  ['/en/results.csv', 'download'],
  ['/schools/1/facts.json', 'download'],
  ['/fr/feeds/schools/1/reviews.atom', 'feed'],
  ['/schools/1/events.ics', 'feed'],
  ['/schools/1/picture.png', 'picture'],
  ['/embed/map/schools/1', 'picture'],
  ['/results', 'page'],
  ['/it/results.data', 'page'],
  ['/schools/1/reviews', 'page'],
  ['/en/places/deutschland/berlin/berlin', 'page'],
  ['/compare', 'page'],
  ['/catchment', 'page'],
  ['/fr/admission-dates/france', 'page'],
  ['/support/autism/united-kingdom', 'page'],
  ['/children', 'page'],
  ['/choose', 'page'],
  ['/en/moving/de/fr', 'page'],
  ['/open-days/deutschland/hessen', 'page'],
  ['/feeds/open-days/deutschland/hessen/events.atom', 'feed'],
  ['/list', 'page'],
  ['/fr/choose', 'page'],
  ['/admission-dates/france/calendar.ics', 'feed'],
  ['/schools/1/admission-dates.ics', 'feed'],
  ['/assets/a.js', 'picture'],
] as [string, LimitName][])('%s has the limit %s', (path, name) => {
  expect(limitOf(path)).toBe(name)
})

test.each(['/', '/about', '/account', '/auth', '/healthz', '/dashboard', '/admin'])('%s has none', (path) => {
  expect(limitOf(path)).toBeUndefined()
})

test('the document for operators has the same figures', () => {
  const text = fs.readFileSync('docs/operations.md', 'utf8')
  const rows = [...text.matchAll(/^\| (\w+) \| .* \| (\d+ in \d+ s) \| (\d+ in \d+ s)(?:, for a key)? \|$/gm)]
  const documented = Object.fromEntries(rows.map(([, name, network, person]) => [name, [network, person]]))
  const inCode = Object.entries(LIMITS).map(([name, { network, person }]) => [
    name,
    [network, person].map(({ points, seconds }) => `${points} in ${seconds} s`),
  ])
  expect(documented).toEqual(Object.fromEntries(inCode))
})

const app = new Hono<{ Variables: { requestId: string } }>().use(limitRequests(1)).get('*', (c) => c.text('page'))
const ask = (path: string, from: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { 'x-forwarded-for': from, ...headers } })

test('a crawler with too many requests gets a short 429 that says when to come back; other networks go on', async () => {
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  for (let asked = 0; asked < LIMITS.download.network.points; asked++)
    expect((await ask('/results.csv', '198.51.100.7', robot)).status).toBe(200)
  const refused = await ask('/results.csv', '198.51.100.7', robot)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/results.csv', '198.51.100.8')).status).toBe(200)
})

test('a browser is told in its language, whichever of the addresses of its network it has', async () => {
  for (let asked = 0; asked < LIMITS.download.network.points; asked++)
    await ask('/fr/results.csv', `2001:db8::${asked + 1}`)
  const refused = await ask('/fr/results.csv', '2001:db8::ffff', { accept: 'text/html' })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('lang="fr"')
})
