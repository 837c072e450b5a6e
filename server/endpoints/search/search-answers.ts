import { gzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { mayUseKept } from '#app/core/page-cache/kept-rows.server.ts'
import { onChangedSchools } from '#app/core/page-cache/page-cache.server.ts'
import { expiryOf, type KeptShown, ShownCache } from '#app/core/page-cache/shown-cache.server.ts'
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

/** What fits in one packet anyway gains nothing from compression. */
const MIN_PACKED_BYTES = 1024
/** Small texts shrink little more at a higher level, which takes twice as long. */
const FASTEST = { level: 1 }
const MAX_BYTES = 8 * 1024 * 1024
/** In memory, an answer takes about this much besides its bytes. */
const ENTRY_BYTES = 500
/** Longer than what people type, and than the address of a map with all filters. */
const MAX_KEY_LENGTH = 2000

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

/** An answer as it was sent. */
type Sent = KeptShown & { plain: Buffer<ArrayBuffer>; packed: Buffer<ArrayBuffer> | undefined }

/**
 * What people type first and where maps begin is the same for many. Kept apart from the pages, whose entity tags would
 * cost more than these answers.
 */
const sent = new ShownCache<Sent>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ plain, packed }) => ENTRY_BYTES + plain.length + (packed?.length ?? 0),
})
onChangedSchools((schools) => sent.evict(schools))

/**
 * The search's answers in JSON. Every letter that somebody types requests one, so they bypass the router of the pages
 * and everything else that only pages need.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function searchAnswers(trustedProxies: number): Hono {
  const app = new Hono()
  const limit = limitRequests(trustedProxies)
  for (const [path, { cacheControl, of, isKept }] of Object.entries(ANSWERS))
    app.get(path, limit, async (c) => {
      const query = queryOf(c)
      const answer = await sent.findOrMake<never>(keyOf(path, query, isKept), () => answerOf(() => of(query)))
      return send(c, answer, cacheControl)
    })
  return app
}

/** Returns under which key an answer is kept; undefined if it is not. */
function keyOf(path: string, query: URLSearchParams, isKept: Answer['isKept']): string | undefined {
  const key = `${path}?${query}`
  return isKept?.(query) && mayUseKept() && key.length <= MAX_KEY_LENGTH ? key : undefined
}

/** Returns an answer as it is sent and kept until a school changes. */
async function answerOf(make: () => Promise<unknown>): Promise<Sent> {
  const plain = Buffer.from(JSON.stringify(await make()))
  // Compressed in one go: a stream would cost more than a small answer itself.
  const packed = plain.length < MIN_PACKED_BYTES ? undefined : gzipSync(plain, FASTEST)
  return { plain, packed, shown: { schools: 'all' }, freshUntil: expiryOf({}) }
}

function send(c: Context, { plain, packed }: Sent, cacheControl: string): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': cacheControl, vary: 'Accept-Encoding' }
  if (!packed || !takesGzip(c)) return c.body(plain, 200, headers)
  return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
}

const takesGzip = (c: Context): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'

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
