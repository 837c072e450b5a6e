import { useRouteLoaderData } from 'react-router'
import type { Site } from '#app/site.server.ts'

/** Settings of the site from the root loader; undefined only on an error page that came before it ran. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site }>('root')?.site
}

/** The main navigation, in order. */
export const NAVIGATION = [
  { to: '/for-schools', key: 'nav.forSchools' },
  { to: '/premium', key: 'nav.premium' },
  { to: '/about', key: 'nav.about' },
  { to: '/about#contact', key: 'nav.contact' },
] as const
