import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import siteMap from '#app/routes.ts'

/** The exports of a route's module that the server reads. */
type Module = Pick<RouteObject, 'loader' | 'action' | 'middleware' | 'ErrorBoundary'> & {
  default?: RouteObject['Component']
  meta?: unknown
}
const modules = import.meta.glob<Module>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'])

const tree = objectsOf(siteMap)

function objectsOf(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file, path, index, children }) => {
    const own = { id: file, ...(path !== undefined && { path }) }
    return index ? { ...own, index: true as const } : { ...own, ...(children && { children: objectsOf(children) }) }
  })
}

const branches = new Map<string, Promise<RouteObject[]>>()

/** Returns the routes of the site map along a path, outermost first; only their modules are loaded. */
export function branchOf(pathname: string): Promise<RouteObject[]> {
  const branch = branches.get(pathname) ?? findBranch(pathname)
  // Matching ranks all routes of the site map each time, and tests open few addresses many times.
  branches.set(pathname, branch)
  return branch
}

function findBranch(pathname: string): Promise<RouteObject[]> {
  const matches = matchRoutes(tree, pathname) ?? []
  return Promise.all(
    matches.map(async ({ route: { id = '', path, index } }) => {
      const { default: Component, loader, action, middleware, ErrorBoundary, meta } = await load(id)
      const given = { Component, loader, action, middleware, ErrorBoundary, meta, path, index }
      return { id, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
    }),
  )
}

const load = (file: string): Promise<Module> => modules[file.replace('routes/', '../')]!()

/** Nests the routes in each other. */
export const nested = (branch: RouteObject[]): RouteObject =>
  branch.reduceRight((inner, outer) => ({ ...outer, children: [inner] }) as RouteObject)
