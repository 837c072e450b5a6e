import { type Context, Hono } from 'hono'
import { mayUseKept } from '#app/core/page-cache/kept-rows.server.ts'
import { searchCache } from '#app/core/page-cache/page-cache.server.ts'
import { listOutlines } from '#app/features/catchments/list-outlines.server.ts'
import { findPinSummaries, withRegisterSummary } from '#app/features/facts/cards/find-card-facts.server.ts'
import { listLastDistances, listLastDistancesOf } from '#app/features/map/results/list-last-distances.server.ts'
import { listPlaces } from '#app/features/map/results/list-places.server.ts'
import { mapOverview, mapResults } from '#app/features/map/results/map-results.server.ts'
import { BASE_TILES } from '#app/features/map/tiles/base-tiles.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { readBox, readSearchAddress } from '#app/features/search/search-address.ts'
import { suggestSearches } from '#app/features/search/suggest/suggest-searches.server.ts'
import { chosenWays } from '#app/features/search/ways/limit-to-ways.server.ts'
import { DEFAULT_LOCALE, localeIn } from '#app/i18n/locales.ts'
import { limitRequests } from '../../middleware/limit-requests.ts'
import { cachePages, type PageCacheVariables } from '../../middleware/pages/cache-pages.ts'

const MAX_SCHOOLS = 50
const MAX_ID_LENGTH = 100
const MINUTE = 'public, max-age=60'
const HOUR = 'public, max-age=3600'

type Answer = {
  cacheControl: string
  of: (query: URLSearchParams) => Promise<unknown>
  /** Whether it depends on the directory alone, so that the program may keep it until that changes. */
  isKept?: (query: URLSearchParams) => boolean
}

/** What the search field and the map request while somebody types or moves them; the same for everybody. */
const ANSWERS: Record<string, Answer> = {
  /** `?q=…&lang=…`: completions of the text for a page in a language, German by default. */
  '/api/suggest': {
    cacheControl: MINUTE,
    of: (query) => suggestSearches(query.get('q') ?? '', localeIn(query) ?? DEFAULT_LOCALE),
    isKept: () => true,
  },
  /** `?<search>&box=w,s,e,n&zoom=z&lang=de`: the results of a search in a box, as clusters and pins. */
  '/api/map': {
    cacheControl: MINUTE,
    of: (query) => {
      const address = readSearchAddress(query)
      return mapResults(address, address.box ?? BASE_TILES.bounds, Number(query.get('zoom')), localeIn(query))
    },
    // Ways are measured by another program.
    isKept: (query) => chosenWays(readSearchAddress(query)).length === 0,
  },
  /** `?<search>&lang=de`: what a map needs for its first view. */
  '/api/map/overview': {
    cacheControl: MINUTE,
    of: (query) => mapOverview(readSearchAddress(query), localeIn(query)),
  },
  /** `?id=…&id=…&lang=de`: the contents of the cards of these pins; unknown ids are left out. */
  '/api/map/schools': { cacheControl: MINUTE, of: cardsOf, isKept: () => true },
  /** `?box=w,s,e,n`: the catchment areas of primary schools in a box. */
  '/api/map/catchments': {
    cacheControl: HOUR,
    of: (query) => listOutlines(readBox(query.get('box')) ?? BASE_TILES.bounds),
  },
  /** `?box=w,s,e,n&lang=de`, or `?id=…&id=…`: how far away the last child lived, of schools in a box or these. */
  '/api/map/last-distances': { cacheControl: HOUR, of: distancesOf },
  /** `?box=w,s,e,n&zoom=z`: the towns to label on a map. */
  '/api/places': {
    cacheControl: HOUR,
    of: (query) => listPlaces(readBox(query.get('box')) ?? BASE_TILES.bounds, Number(query.get('zoom'))),
    isKept: () => true,
  },
}

/** Addresses that are answered here. */
export const SEARCH_PATHS = Object.keys(ANSWERS)

/** What people type first and where maps begin is the same for many: these answers are kept until a school changes. */
const keep = cachePages({
  pages: searchCache,
  variantOf: () => '',
  askingOf: (c) => ({ request: c.req.raw, visitor: { address: '', userAgent: '' } }),
  ignoresCookies: true,
})

/**
 * The search's answers in JSON. Every letter that somebody types requests one, so they bypass the router of the pages
 * and everything else that only pages need.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function searchAnswers(trustedProxies: number): Hono {
  const app = new Hono<{ Variables: { requestId: string } & PageCacheVariables }>()
  const limit = limitRequests(trustedProxies)
  for (const [path, { cacheControl, of, isKept }] of Object.entries(ANSWERS))
    app.get(path, limit, keep, async (c) => {
      const query = queryOf(c)
      // Others are compressed in the same way, and have expired at once.
      const until = mayUseKept() && isKept?.(query) ? [] : [new Date()]
      c.set('shown', { schools: 'all', until })
      return c.json(await of(query), 200, { 'cache-control': cacheControl })
    })
  return app as unknown as Hono
}

const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams

const idsIn = (query: URLSearchParams): string[] =>
  query.getAll('id').filter((id) => id.length <= MAX_ID_LENGTH && !id.includes('\0'))

function distancesOf(query: URLSearchParams) {
  const locale = localeIn(query) ?? DEFAULT_LOCALE
  if (query.has('id')) return listLastDistancesOf(idsIn(query), locale)
  return listLastDistances(readBox(query.get('box')) ?? BASE_TILES.bounds, locale)
}

async function cardsOf(query: URLSearchParams) {
  const locale = localeIn(query) ?? DEFAULT_LOCALE
  const schools = await listSchools(idsIn(query).slice(0, MAX_SCHOOLS), locale)
  return withRegisterSummary(schools, locale, findPinSummaries)
}
