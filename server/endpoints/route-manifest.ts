import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { findByPath, pathTree } from '#app/site-map/path-tree.ts'

/** React Router refuses longer addresses. */
const MAX_ADDRESS_LENGTH = 7680

type Build = { routes: ServerBuild['routes']; assets: Pick<ServerBuild['assets'], 'version' | 'routes'> }

/**
 * `/__manifest`: the routes behind the links of a page, which browsers request as soon as they show it. React Router
 * matches each link against all routes in turn, which takes longer than the page itself; the tree of paths finds each
 * one directly. Unusual requests are passed on to React Router: another version of the program, an address without
 * links or one that is too long.
 */
export function routeManifest({ routes, assets }: Build): Hono {
  const app = new Hono()
  const findRoutes = routeFinder(routes)
  app.get('/__manifest', async (c, next) => {
    const { paths, version } = c.req.query()
    if (!paths || version !== assets.version || c.req.url.length > MAX_ADDRESS_LENGTH) return next()
    const ids = new Set(paths.split(',').filter(Boolean).flatMap(findRoutes))
    const found = [...ids].flatMap((id) => (assets.routes[id] ? [[id, assets.routes[id]] as const] : []))
    return c.json(Object.fromEntries(found), 200, { 'cache-control': 'public, max-age=31536000, immutable' })
  })
  return app
}

/**
 * Returns a function that finds the route of a path along with its parent routes; for unknown paths, those of the error
 * page.
 */
function routeFinder(routes: ServerBuild['routes']): (path: string) => string[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const outer = new Set(all.map(({ parentId }) => parentId))
  const wayTo = (id: string | undefined): typeof all => {
    const route = all.find((each) => each.id === id)
    return route ? [...wayTo(route.parentId), route] : []
  }
  const ways = all.filter(({ id }) => !outer.has(id)).map(({ id }) => wayTo(id))
  const entries = ways.map((way): [string, string[]] => [pathOf(way), way.map(({ id }) => id)])
  const tree = pathTree(entries)
  const unknown = entries.find(([path]) => path === '*')?.[1] ?? []
  return (path) => findByPath(tree, pathWithoutLocale(path)) ?? unknown
}

/** Returns the path of a route without the language, such as `schools/:id`. */
const pathOf = (way: { path?: string }[]): string =>
  way.flatMap(({ path }) => (path && path !== ':locale?' ? [path] : [])).join('/')
