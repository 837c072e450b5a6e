import { SITE_PATHS } from '#app/site-map/site-paths.ts'

export type Handler = (args: unknown) => unknown
type Module = { loader?: Handler; action?: Handler }
const modules = import.meta.glob<Module>(['../**/*.{ts,tsx}', '!../**/*.test.*'])

/** Loads the module of a route. */
export const load = (file: string): Promise<Module> => modules[file.replace('routes/', '../')]!()

/** Returns every path of the site map with its chain of route files. */
export const pages = SITE_PATHS.map(({ path, files }) => ({ path, files }))

/** Returns the answer of a handler, whether returned or thrown. */
export async function answerOf(handler: Handler | undefined, args: unknown): Promise<unknown> {
  try {
    return await handler?.(args)
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return thrown
  }
}
