import type { Area } from '#app/i18n/areas.ts'
import { SITE_MAP } from './site-map.ts'
import type { RouteStatement, SiteRoute } from './site-route.ts'

/** A route with its full path, its own declarations and those inherited from its layouts. */
export type SitePath = RouteStatement & {
  /** Areas of texts besides those of the site. */
  texts: Area[]
  /** Without language, such as `/schools/:id`. */
  path: string
  /** The modules along its path, as in the site map; its own is the last one. */
  files: string[]
}

/** Whether a route draws a page: the modules of other routes are plain `.ts`. */
export const drawsPage = ({ files }: SitePath): boolean => files.at(-1)!.endsWith('.tsx')

/** Every route of the site map at which an address can end, in the map's order. */
export const SITE_PATHS: SitePath[] = pathsOf(SITE_MAP, '', { path: '/', files: [], texts: [] })

function pathsOf(routes: SiteRoute[], before: string, parent: SitePath): SitePath[] {
  return routes.flatMap(({ path, file, texts = [], body, external, landing, children }) => {
    const here = path && path !== ':locale?' ? `${before}/${path}` : before
    const own: SitePath = {
      path: here || '/',
      files: [...parent.files, file],
      texts: [...parent.texts, ...texts],
      body,
      external,
      landing,
    }
    return children ? pathsOf(children, here, own) : [own]
  })
}
