import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * Returns a request handler that has React Router look only at the routes an address can belong to: those that begin
 * with the same fixed word, such as `schools`, or with none, and need no more parts than it has. React Router compares
 * an address and its prefixes with all its routes in turn, several times per page, and prepares each route anew for
 * every page; with all routes of the site, that took longer than many pages themselves.
 */
export function pageHandlers(build: ServerBuild, mode: 'production' | 'development'): RequestHandler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const outer = new Set(routes.map(({ parentId }) => parentId))
  const leaves = routes.filter(({ id }) => !outer.has(id)).map((leaf) => ({ leaf, ...shapeOf(pathOf(build, leaf)) }))
  const words = new Set(leaves.flatMap(({ word }) => word ?? []))
  const longest = Math.max(...leaves.map(({ length }) => length))
  const whole = createRequestHandler(build, mode)
  const handlers = new Map<string, RequestHandler>()
  const handlerOf = (word: string | undefined, length: number): RequestHandler => {
    const key = `${length}/${word ?? ''}`
    const known = handlers.get(key)
    if (known) return known
    const within = leaves.filter((one) => (one.word === undefined || one.word === word) && one.length <= length)
    const handler = createRequestHandler(
      narrowed(
        build,
        within.map(({ leaf }) => leaf),
      ),
      mode,
    )
    handlers.set(key, handler)
    return handler
  }
  return (request, context) => {
    const parts = partsOf(new URL(request.url).pathname)
    if (!parts) return whole(request, context)
    // One of the first two parts may be the language.
    const word = parts.slice(0, 2).find((part) => words.has(part))
    return handlerOf(word, Math.min(parts.length, longest))(request, context)
  }
}

/** Returns the parts of an address; undefined if they are written in a way that only React Router reads. */
function partsOf(pathname: string): string[] | undefined {
  if (/[%\\]|\/\//.test(pathname)) return undefined
  // The data of a page are requested at its address with this suffix.
  return pathname
    .replace(/\.data$/, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean)
}

/**
 * Returns the fixed word with which a path begins after the language, undefined if a parameter comes first, and how
 * many parts an address must have at least.
 */
function shapeOf(path: string): { word: string | undefined; length: number } {
  const parts = path.split('/').filter((part) => part !== '' && part !== '*' && !part.endsWith('?'))
  const [first] = parts
  const word = first === undefined || first.startsWith(':') ? undefined : first.toLowerCase()
  return { word, length: parts.length }
}

function pathOf(build: ServerBuild, { path = '', parentId }: Route): string {
  const parent = parentId === undefined ? undefined : build.routes[parentId]
  return parent ? `${pathOf(build, parent)}/${path}` : path
}

/** Returns the build reduced to some of its routes and their parents, in the same order. */
function narrowed(build: ServerBuild, leaves: readonly Route[]): ServerBuild {
  const ids = new Set<string>()
  for (const leaf of leaves)
    for (let route: Route | undefined = leaf; route; route = build.routes[route.parentId ?? '']) ids.add(route.id)
  const chosen = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return { ...build, routes: chosen(build.routes), assets: { ...build.assets, routes: chosen(build.assets.routes) } }
}
