import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { findByPath, pathTree } from './path-tree.ts'
import { SITE_PATHS } from './site-paths.ts'
import type { RouteStatement } from './site-route.ts'

const TREE = pathTree(SITE_PATHS.map((route) => [route.path, route]))

/** Returns what the route of an address declares: nothing if the site map has no such route. */
export const statementOf = (pathname: string): RouteStatement => findByPath(TREE, pathWithoutLocale(pathname)) ?? {}
