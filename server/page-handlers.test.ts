import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { isLocale } from '#app/i18n/locales.ts'
import { SITE_MAP } from '#app/site-map/site-map.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import type { SiteRoute } from '#app/site-map/site-route.ts'
import { pageHandlers } from './page-handlers.ts'

/** A build of the site map in which each route answers with its id and parameters. */
function buildOf(siteMap: readonly SiteRoute[]): ServerBuild {
  const routes: Record<string, object> = { root: { id: 'root', path: '', module: {} } }
  const takeIn = (siteRoutes: readonly SiteRoute[], parentId: string) => {
    for (const { id: given, file, path, index, children } of siteRoutes) {
      const id = given ?? file
      const loader = ({ params }: { params: object }) => Response.json([id, params])
      routes[id] = { id, parentId, path, index, module: { loader } }
      if (children) takeIn(children, id)
    }
  }
  takeIn(siteMap, 'root')
  return {
    routes,
    assets: { routes, version: 'v1' },
    entry: { module: {} },
    ssr: true,
    future: {},
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

const build = buildOf(SITE_MAP)
const whole = createRequestHandler(build, 'production')
const narrow = pageHandlers(build, 'production')
/** The route of every path in which a word stands for a language that is none answers alike: not found. */
const answerOf = async (handle: typeof whole, path: string) => {
  const answer = await handle(new Request(`http://localhost${path}`))
  const [id, params] = await answer.json()
  return params.locale === undefined || isLocale(params.locale) ? [path, id, params] : [path, 'not found']
}

test('every path of the site is answered by the route of all that React Router finds for it', async () => {
  const filled = SITE_PATHS.map(({ path }) => path.replace(/:\w+/g, 'a-1').replace('/*', '/nowhere/at/all'))
  const paths = filled.flatMap((path) => [path, `/en${path}`, `${path}/`, path.toUpperCase(), `${path}/further`])
  expect(paths.length).toBeGreaterThan(500)
  for (const path of paths) expect(await answerOf(narrow, path)).toEqual(await answerOf(whole, path))
})

test.each(['/', '/en', '/xx', '/de/results', '/sch%6Fols/1', '//schools/1', '/schools//1', '/nowhere'])(
  'so is %s',
  async (path) => expect(await answerOf(narrow, path)).toEqual(await answerOf(whole, path)),
)

test('a word that pages begin with is never taken for a language', async () => {
  expect(await answerOf(narrow, '/schools/results')).toEqual(['/schools/results', expect.anything(), { id: 'results' }])
})
