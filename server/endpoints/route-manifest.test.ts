import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { SITE_MAP } from '#app/site-map/site-map.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import type { SiteRoute } from '#app/site-map/site-route.ts'
import { routeManifest } from './route-manifest.ts'

const routes: Record<string, { id: string; module: string; parentId?: string; path?: string; index?: boolean }> = {
  root: { id: 'root', module: 'root' },
}

/** Takes the routes in under their ids, as the build does, and returns them as React Router matches them. */
const taken = (siteRoutes: readonly SiteRoute[], parentId: string): RouteObject[] =>
  siteRoutes.map(({ id: given, file, path, index, children }) => {
    const id = given ?? file
    routes[id] = { id, module: file, parentId, path, index }
    return { id, path, ...(children ? { children: taken(children, id) } : { index }) } as RouteObject
  })
const tree: RouteObject[] = [{ id: 'root', children: taken(SITE_MAP, 'root') }]

const app = routeManifest({
  routes: routes as unknown as ServerBuild['routes'],
  assets: { version: 'v1', routes: routes as unknown as ServerBuild['assets']['routes'] },
})
app.get('/__manifest', (c) => c.text('React Router'))
const ask = (query: Record<string, string>) => app.request(`/__manifest?${new URLSearchParams(query)}`)
type Answer = Record<string, { module: string }>
const answerOf = async (paths: string[]): Promise<Answer> =>
  (await ask({ version: 'v1', paths: paths.join(',') })).json()
const modulesOf = async (paths: string[]) => new Set(Object.values(await answerOf(paths)).map(({ module }) => module))

test('every path of the site is answered with its module and those that it lies in, in every language', async () => {
  for (const { path, files } of SITE_PATHS) {
    const filled = path.replace(/:\w+/g, 'a-1').replace('/*', '/nowhere/at/all')
    const localized = files.includes('routes/locale.tsx') ? [filled, `/en${filled}`] : [filled]
    for (const one of localized) expect([one, await modulesOf([one])]).toEqual([one, new Set(['root', ...files])])
  }
})

test('several paths are answered at once with the routes that React Router finds, for good', async () => {
  const paths = ['/', '/schools/1', '/fr/results', '/SCHOOLS/2/', '/admin/nowhere/x']
  const matched = paths.flatMap((path) => matchRoutes(tree, path) ?? []).map(({ route }) => route.id)
  expect(new Set(Object.keys(await answerOf(paths)))).toEqual(new Set(matched))
  const { headers } = await ask({ version: 'v1', paths: '/' })
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['of another version', { version: 'v0', paths: '/' }],
  ['without paths', { version: 'v1' }],
  ['that is too long', { version: 'v1', paths: '/a'.repeat(4000) }],
])('a question %s goes on to React Router', async (_, query) => {
  expect(await (await ask(query as Record<string, string>)).text()).toBe('React Router')
})
