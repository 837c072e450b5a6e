import type { RouteConfigEntry } from '@react-router/dev/routes'
import siteMap from '#app/routes.ts'

export type Handler = (args: unknown) => unknown
type Module = { loader?: Handler; action?: Handler }
const modules = import.meta.glob<Module>(['../**/*.{ts,tsx}', '!../**/*.test.*'])

/** Loads the module of a route. */
export const load = (file: string): Promise<Module> => modules[file.replace('routes/', '../')]!()

/** Returns every path of the site map with its chain of route files. */
function pagesOf(entries: RouteConfigEntry[], path = '', files: string[] = []): { path: string; files: string[] }[] {
  return entries.flatMap((entry) => {
    const here = entry.path?.startsWith(':locale') ? path : [path, entry.path].filter(Boolean).join('/')
    const way = [...files, entry.file]
    return entry.children ? pagesOf(entry.children, here, way) : [{ path: `/${here}`, files: way }]
  })
}

/** Every path of the site map. */
export const pages = pagesOf(siteMap)

/** Returns what a handler answers, returned or thrown. */
export async function answerOf(handler: Handler | undefined, args: unknown): Promise<unknown> {
  try {
    return await handler?.(args)
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return thrown
  }
}
