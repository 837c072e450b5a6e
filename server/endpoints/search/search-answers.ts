import { gzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { listOutlines } from '#app/features/catchments/list-outlines.server.ts'
import { findPinSummaries, withRegisterSummary } from '#app/features/facts/cards/find-card-facts.server.ts'
import { listLastDistances, listLastDistancesOf } from '#app/features/map/results/list-last-distances.server.ts'
import { listPlaces } from '#app/features/map/results/list-places.server.ts'
import { mapOverview, mapResults } from '#app/features/map/results/map-results.server.ts'
import { BASE_TILES } from '#app/features/map/tiles/base-tiles.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { readBox, readSearchAddress } from '#app/features/search/search-address.ts'
import { suggestSearches } from '#app/features/search/suggest/suggest-searches.server.ts'
import { DEFAULT_LOCALE, localeIn } from '#app/i18n/locales.ts'
import { limitRequests } from '../../middleware/limit-requests.ts'

/** What fits in one packet anyway gains nothing from compression. */
const MIN_PACKED_BYTES = 1024
/** Small texts shrink little more at a higher level, which takes twice as long. */
const FASTEST = { level: 1 }

const MAX_SCHOOLS = 50
const MAX_ID_LENGTH = 100
const MINUTE = 'public, max-age=60'
const HOUR = 'public, max-age=3600'

type Answer = { cacheControl: string; of: (query: URLSearchParams) => Promise<unknown> }

/** What the search field and the map request while somebody types or moves them; the same for everybody. */
const ANSWERS: Record<string, Answer> = {
  /** `?q=…&lang=…`: completions of the text for a page in a language, German by default. */
  '/api/suggest': {
    cacheControl: MINUTE,
    of: (query) => suggestSearches(query.get('q') ?? '', localeIn(query) ?? DEFAULT_LOCALE),
  },
  /** `?<search>&box=w,s,e,n&zoom=z&lang=de`: the results of a search in a box, as clusters and pins. */
  '/api/map': {
    cacheControl: MINUTE,
    of: (query) => {
      const address = readSearchAddress(query)
      return mapResults(address, address.box ?? BASE_TILES.bounds, Number(query.get('zoom')), localeIn(query))
    },
  },
  /** `?<search>&lang=de`: what a map needs for its first view. */
  '/api/map/overview': {
    cacheControl: MINUTE,
    of: (query) => mapOverview(readSearchAddress(query), localeIn(query)),
  },
  /** `?id=…&id=…&lang=de`: the contents of the cards of these pins; unknown ids are left out. */
  '/api/map/schools': { cacheControl: MINUTE, of: cardsOf },
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
  },
}

/** Addresses that are answered here. */
export const SEARCH_PATHS = Object.keys(ANSWERS)

/**
 * The search's answers in JSON. Every letter that somebody types requests one, so they bypass the router of the pages
 * and everything else that only pages need.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function searchAnswers(trustedProxies: number): Hono {
  const app = new Hono()
  const limit = limitRequests(trustedProxies)
  for (const [path, { cacheControl, of }] of Object.entries(ANSWERS))
    app.get(path, limit, async (c) => sendJson(c, await of(queryOf(c)), cacheControl))
  return app
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

/**
 * Sends a value as JSON, compressed in one go if that is worthwhile: a stream would cost more than a small answer
 * itself.
 */
function sendJson(c: Context, value: unknown, cacheControl: string): Response {
  const body = Buffer.from(JSON.stringify(value))
  const headers = { 'content-type': 'application/json', 'cache-control': cacheControl, vary: 'Accept-Encoding' }
  if (body.length < MIN_PACKED_BYTES || !takesGzip(c)) return c.body(body, 200, headers)
  return c.body(gzipSync(body, FASTEST), 200, { ...headers, 'content-encoding': 'gzip' })
}

const takesGzip = (c: Context): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'
