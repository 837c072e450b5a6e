import fs from 'node:fs'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import siteMap from '#app/routes.ts'
import { areasIn } from './areas-of-page.client.ts'
import { statementOf } from './find-statement.server.ts'
import { pageTexts } from './page-texts.ts'
import { findByPath, pathTree } from './path-tree.ts'
import { drawsPage, SITE_PATHS } from './site-paths.ts'

const EVERY_PATH = pathTree(
  SITE_PATHS.filter(({ path }) => path !== '/*').map((route) => [route.path, route.files.at(-1)!]),
)

test.each([
  ['/', ['home']],
  ['/en', ['home']],
  ['/fr/results', ['results']],
  ['/fr/results/', ['results']],
  ['/Results', ['results']],
  ['/schools/1', ['profile']],
  ['/it/schools/de-NW-1/review', ['profile', 'account']],
  ['/reviews/0/report', ['account']],
  ['/fr/schools/1/reviews', ['profile', 'published']],
  ['/es/account/favourites', ['account', 'compare']],
  ['/en/admin/reviews/0', ['account', 'corrections', 'moderation']],
  ['/fr/claim/missing', ['account', 'claims']],
  ['/schools/1/claim', ['profile', 'account', 'claims']],
  ['/en/how-reviews-work', ['pages', 'legal']],
  ['/it/data-sources', ['legal']],
])('%s comes with its texts', (path, areas) => {
  expect(statementOf(path).texts).toEqual(areas)
  expect(areasIn(path, pageTexts())).toEqual(['site', ...areas])
})

test.each([
  '/resultsheet',
  '/schools',
  '/schools//claim',
  '/no/such/page',
  '/constructor',
  '/__proto__/toString',
  '/%',
])('%s, which is no address of the site, states nothing', (path) => {
  const { texts = [], body, external } = statementOf(path)
  expect({ texts, body, external }).toEqual({ texts: [], body: undefined, external: undefined })
})

test('a route without a statement comes with the texts of the site, takes plain forms and reaches no other site', () => {
  const { texts, body, external } = statementOf('/auth/sign-out')
  expect({ texts, body, external }).toEqual({ texts: [], body: undefined, external: undefined })
})

test('browsers know the areas of every page', () => {
  const texts = pageTexts()
  const pages = SITE_PATHS.filter(drawsPage)
  for (const page of pages)
    for (const address of [page.path, `/fr${page.path}/`, page.path.toUpperCase()].map((path) =>
      path.replace(/:\w+/g, 'a'),
    ))
      expect([address, areasIn(address, texts).sort()]).toEqual([address, ['site', ...page.texts].sort()])
})

// A fixed list, so that a review of this file too shows which routes accept more than a form, or reach another site.
test('few routes take more than a plain form or reach another site', () => {
  const stated = (key: 'body' | 'external') =>
    SITE_PATHS.flatMap((route) => (route[key] ? [`${route.path} ${route[key]}`] : [])).sort()
  expect(stated('body')).toEqual([
    '/account/avatar avatar',
    '/account/groups/:id/claim evidence',
    '/account/groups/:id/upload table',
    '/account/reviews/:id evidence',
    '/account/schools/:id/images school-files',
    '/admin/admission-dates table',
    '/admin/imports/mapping import',
    '/admin/imports/new import',
    '/api/mail/bounces raw',
    '/api/payments/:provider raw',
    '/api/school-uploads file-list',
    '/claim/missing evidence',
    '/dashboard/logo school-files',
    '/dashboard/media school-files',
    '/schools/:id/claim evidence',
  ])
  expect(stated('external')).toEqual([
    '/auth sign-in',
    '/order/:id payment',
    '/results map',
    '/schools/:id/videos/:video players',
  ])
})

test('no path stands twice, and every module is there', () => {
  const paths = SITE_PATHS.map(({ path }) => path.replace(/:\w+/g, ':'))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  const files = SITE_PATHS.flatMap((route) => route.files)
  expect(files.filter((file) => !fs.existsSync(`app/${file}`))).toEqual([])
})

test('only what draws a page has texts', () => {
  const withTexts = SITE_PATHS.filter(({ texts }) => texts?.length)
  expect(withTexts.filter((route) => !drawsPage(route)).map(({ path }) => path)).toEqual([])
})

test('an address finds the statement of the very route that React Router runs', () => {
  vi.spyOn(console, 'warn').mockReturnValue() // React Router logs each address that it cannot decode.
  const routes = siteMap as RouteObject[]
  const part = fc.oneof(
    fc.constantFrom(...new Set(SITE_PATHS.flatMap(({ path }) => path.split('/')))),
    fc.constantFrom('NEW', 'Admin', '%61dmin', '%2F', '%zz', 'x', '', 'en', 'toString'),
  )
  const filled = fc
    .tuple(fc.constantFrom(...SITE_PATHS), fc.constantFrom('', '/', '//', '/x'))
    .map(([{ path }, end]) => path.replace(/:\w+|\*/g, 'a') + end)
  const address = fc.oneof(
    filled,
    fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  )
  fc.assert(
    fc.property(address, (pathname) => {
      // The same routes exist again below a language, and the first part decides which ones match.
      fc.pre(!/^\/(\/|(de|en|fr|es|it)(\/|$))/.test(pathname))
      const match = matchRoutes(routes, pathname)?.at(-1)
      // The first part of `/schools/about` may also be a language: one that the site does not have, so it is not found.
      fc.pre(match?.params.locale === undefined)
      const file = match && match.route.path !== '*' ? (match.route as { file?: string }).file : undefined
      expect([pathname, findByPath(EVERY_PATH, pathname)]).toEqual([pathname, file])
    }),
    { numRuns: 300 },
  )
})
