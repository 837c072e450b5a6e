import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { edgeHeaders } from '#app/core/page-cache/edge-tags.ts'
import type { CachedPage, Encoding, PageCache } from '#app/core/page-cache/page-cache.server.ts'
import type { Asking, Shown } from '#app/core/page-cache/shown.ts'
import { expiryOf } from '#app/core/page-cache/shown-cache.server.ts'
import { hasSessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { CODES, compressBetter, encodingOf } from './compress-pages.ts'

const MAX_PAGE_BYTES = 1024 * 1024
/** No page has a longer address. */
const MAX_ADDRESS_LENGTH = 2000
/** Everything that belongs to one request or one encoding. */
const NOT_CACHED = new Set(['content-length', 'content-encoding', 'date', 'etag', 'vary'])
export type PageCacheVariables = {
  /** What the page shows, if it may be cached. */
  shown?: Shown
}
type Requested = { Variables: { requestId: string } & PageCacheVariables }
type Cached = Context<Requested>

type Options = {
  pages: PageCache
  /** What a page depends on besides its address. */
  variantOf: (request: Request) => string
  askingOf: (c: Cached) => Asking
  /** The answers are the same for everybody, signed in or not. */
  ignoresCookies?: true
  /** Whether a cache in front may keep what is asked for without any cookie, and is told when it changes. */
  hasEdge?: boolean
}

/**
 * Caches pages for visitors without a session, compressed once for each encoding: those whose loaders state what they
 * show, until that changes, and those that say `cache-control: public, s-maxage=<seconds>`, for that long, as a shared
 * cache may (RFC 9111). A page is made once however many request it at the same time. If a new page cannot be made, one
 * that has merely expired is shown (RFC 5861, stale-if-error). Requests with a session bypass the cache in both
 * directions.
 */
export function cachePages({
  pages,
  variantOf,
  askingOf,
  ignoresCookies,
  hasEdge,
}: Options): MiddlewareHandler<Requested> {
  const underWay = new Map<string, Promise<void>>()
  return async (c, next) => {
    if (!isForEverybody(c, ignoresCookies)) return next()
    const vary = ignoresCookies ? 'Accept-Encoding' : 'Accept-Encoding, Cookie'
    const key = `${c.req.url} ${variantOf(c.req.raw)}`
    const forEdge = hasEdge && (ignoresCookies || c.req.header('cookie') === undefined)
    const how = { vary, forEdge }
    const being = underWay.get(key)
    if (being) await being
    const cached = pages.find(key)
    if (cached) {
      cached.shown.count?.(askingOf(c))
      return answer(c, cached, { ...how, ...better(pages, key, cached, bodyOf(pages, key, cached, encodingOf(c))) })
    }
    if (c.req.method === 'HEAD') return next()
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.set(key, promise)
    const making = pages.begin()
    try {
      await next()
      const page = await pageOf(c)
      if (page) making.keep(key, page)
      const shown = page ?? (c.res.status >= 500 ? pages.findStale(key) : undefined)
      if (shown) {
        // Otherwise the headers of a replaced answer are merged into the new one.
        c.res = undefined
        c.res = answer(c, shown, { ...how, ...bodyOf(pages, key, shown, encodingOf(c)) })
      }
    } finally {
      making.end()
      if (underWay.get(key) === promise) underWay.delete(key)
      resolve()
    }
  }
}

function isForEverybody({ req }: Cached, ignoresCookies = false): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const isOwn = !ignoresCookies && hasSessionCookie(req.header('cookie'))
  return isRead && req.url.length <= MAX_ADDRESS_LENGTH && !isOwn && !req.header('range')
}

/** Returns the answer in the form in which it is cached; undefined if it may not be. */
async function pageOf(c: Cached): Promise<CachedPage | undefined> {
  const { status, headers } = c.res
  const shown = c.get('shown')
  const seconds = sharedMaxAge(headers.get('cache-control'))
  if (status !== 200 || headers.has('set-cookie') || !(shown || seconds > 0)) return undefined
  // Read directly: a clone of the answer would pass its bytes through two more streams.
  const body = Buffer.from(await c.res.arrayBuffer())
  if (body.length > MAX_PAGE_BYTES) {
    c.res = undefined
    c.res = new Response(body, { status, headers })
    return undefined
  }
  const encoding = encodingOf(c)
  return {
    headers: [...headers, ...lastModified(shown)].filter(([name]) => !NOT_CACHED.has(name)),
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: new Map([[encoding, CODES[encoding].compress(body)]]),
    shown: shown ?? { schools: [] },
    freshUntil: shown ? expiryOf(shown) : Date.now() + seconds * 1000,
  }
}

const lastModified = (shown: Shown | undefined): [string, string][] =>
  shown?.changedAt ? [['last-modified', shown.changedAt.toUTCString()]] : []

/** A page as sent, and its encoding. */
type Compressed = { encoding: Encoding; body: Buffer<ArrayBuffer> }

function bodyOf(pages: PageCache, key: string, page: CachedPage, encoding: Encoding): Compressed {
  const compressed = page.bodies.get(encoding)
  if (compressed) return { encoding, body: compressed }
  const [[other, bytes]] = page.bodies as unknown as [[Encoding, Buffer]]
  const body = CODES[encoding].compress(CODES[other].decompress(bytes))
  pages.addBody(key, page, encoding, body)
  return { encoding, body }
}

/** A page that is requested again is compressed better, once. */
function better(pages: PageCache, key: string, page: CachedPage, { encoding, body }: Compressed): Compressed {
  if (encoding !== 'br' || page.isCompressedBetter) return { encoding, body }
  page.isCompressedBetter = true
  const compressed = compressBetter(body)
  const smaller = compressed.length < body.length ? compressed : body
  pages.addBody(key, page, encoding, smaller)
  return { encoding, body: smaller }
}

type Sent = Compressed & { vary: string; forEdge: boolean | undefined }

function answer(c: Cached, page: CachedPage, { encoding, body, vary, forEdge }: Sent): Response {
  const headers = new Headers(page.headers)
  // A page that shows no school says itself for how long it may be kept.
  if (forEdge && page.shown.schools.length > 0)
    for (const [name, value] of edgeHeaders(page.shown, page.freshUntil)) headers.set(name, value)
  const tag = `${page.tag}-${encoding}`
  // Different bytes have a different tag, although a visitor with the earlier ones has the same page.
  headers.set('etag', encoding === 'br' && page.isCompressedBetter ? `"${tag}2"` : `"${tag}"`)
  headers.set('vary', vary)
  if (isKnown(c.req.header('if-none-match'), [`"${tag}"`, `"${tag}2"`]))
    return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { headers })
}

/** Compares entity tags as RFC 9110, section 13.1.2 prescribes for GET: weakly. */
function isKnown(known: string | undefined, tags: readonly string[]): boolean {
  return known?.split(',').some((one) => one.trim() === '*' || tags.includes(one.trim().replace(/^W\//, ''))) ?? false
}

function sharedMaxAge(cacheControl: string | null): number {
  if (!cacheControl?.includes('public')) return 0
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)
}
