import type { Shown } from './shown.ts'

// A cache in front of the site, such as a CDN, keeps pages with tags, and drops those that it is told of.
// Fastly and Varnish (xkey) read `Surrogate-Key`, Cloudflare and Akamai `Cache-Tag`.

/** The tag of every page. */
const EVERYTHING = 'all'
/** The tag of lists and counts, which any school may enter or leave. */
const LISTS = 'lists'
/** From this number of changed schools on everything is dropped: it takes fewer requests, and most pages are lists. */
const MAX_CHANGED = 600
/** Seconds for which a page is kept at most, however its end is told: a purge may be lost with its process. */
const MAX_AGE_S = 3600

/** Returns the tag of a school's pages: no separators of the headers, whatever its id is. */
const tagOf = (id: string): string => `school-${encodeURIComponent(id)}`

/** Returns the tags of a page. */
export const tagsOfPage = ({ schools }: Pick<Shown, 'schools'>): string[] => [
  EVERYTHING,
  ...(schools === 'all' ? [LISTS] : schools.map(tagOf)),
]

/** Returns the tags of which pages are to be dropped when schools have changed. */
export function tagsOfChange(schools: readonly string[] | 'all'): string[] {
  if (schools === 'all' || schools.length > MAX_CHANGED) return [EVERYTHING]
  return schools.length === 0 ? [] : [LISTS, ...schools.map(tagOf)]
}

/**
 * Returns the headers by which a cache in front keeps a page that browsers ask about again each time (RFC 9213; Fastly
 * reads `Surrogate-Control`).
 *
 * @param freshUntil instant (milliseconds since 1970) from which the page counts as expired
 */
export function edgeHeaders(shown: Pick<Shown, 'schools'>, freshUntil: number): [string, string][] {
  const maxAge = `max-age=${Math.max(0, Math.min(MAX_AGE_S, Math.floor((freshUntil - Date.now()) / 1000)))}`
  const tags = tagsOfPage(shown)
  return [
    ['cdn-cache-control', maxAge],
    ['surrogate-control', maxAge],
    ['surrogate-key', tags.join(' ')],
    ['cache-tag', tags.join(',')],
  ]
}
