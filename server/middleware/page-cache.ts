import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_PAGE_BYTES = 1024 * 1024

type Page = { body: ArrayBuffer; headers: [string, string][] }

/**
 * Caches pages that say `cache-control: public, s-maxage=<seconds>` for that long, as a shared cache may (RFC 9111).
 * Requests that carry a cookie bypass it in both directions: such a page may hold personal data.
 */
export function pageCache(): MiddlewareHandler {
  const pages = new LRUCache<string, Page>({ maxSize: MAX_BYTES, sizeCalculation: (page) => page.body.byteLength + 1 })
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('cookie')) return next()
    const kept = pages.get(c.req.url)
    if (kept) return new Response(kept.body, { headers: kept.headers })
    await next()
    const seconds = sharedMaxAge(c.res.headers.get('cache-control'))
    if (c.res.status !== 200 || seconds === 0 || c.res.headers.has('set-cookie')) return
    const body = await c.res.clone().arrayBuffer()
    if (body.byteLength <= MAX_PAGE_BYTES)
      pages.set(c.req.url, { body, headers: [...c.res.headers] }, { ttl: seconds * 1000 })
  }
}

function sharedMaxAge(cacheControl: string | null): number {
  if (!cacheControl?.includes('public')) return 0
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0)
}
