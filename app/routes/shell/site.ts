import type { Site } from '#app/site.server.ts'
import { useRootData } from './use-root-data.ts'

/** The site's settings; undefined only on an error page without any. */
export function useSite(): Site | undefined {
  return useRootData()?.site
}

/** The main navigation, in order. */
export const NAVIGATION = [
  { to: '/for-schools', key: 'nav.forSchools' },
  { to: '/premium', key: 'nav.premium' },
  { to: '/about', key: 'nav.about' },
  { to: '/about#contact', key: 'nav.contact' },
] as const
