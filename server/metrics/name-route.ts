import { UPLOADS_PATH } from '#app/features/school-media/school-media.ts'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { findByPath, pathTree } from '#app/site-map/path-tree.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import { SEARCH_PATHS } from '../endpoints/search/search-answers.ts'

/** What the server answers without a route of the site map. */
const ENDPOINTS = [
  ...SEARCH_PATHS,
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:name',
  '/.well-known/security.txt',
  '/__manifest',
  '/outbox',
  '/outbox/:name',
  `${UPLOADS_PATH}/:id`,
]
const FOLDERS = ['/assets/', '/map/', '/files/']
const OTHER = 'other'

const TREE = pathTree(
  [...SITE_PATHS.map(({ path }) => path).filter((path) => path !== '/*'), ...ENDPOINTS].map((path) => [path, path]),
)

/**
 * Names the route of an address without any user input: `/en/schools/de-NW-1` is `/schools/:id`. There are only as many
 * names as the site has routes, whatever is requested.
 *
 * @param pathname as requested; that of a navigation's data gives the route of its page
 * @returns `other` for an address that no route has
 */
export function nameRoute(pathname: string): string {
  const folder = FOLDERS.find((each) => pathname.startsWith(each))
  if (folder) return `${folder}*`
  const page = pathWithoutLocale(pathname.replace(/\/?(_root|_)?\.data$/, ''))
  return findByPath(TREE, page) ?? OTHER
}
