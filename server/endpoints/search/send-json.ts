import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** What fits in one packet anyway gets no faster by being packed. */
const MIN_PACKED_BYTES = 1024
/** Small texts become hardly smaller by a higher level, and take twice as long. */
const FASTEST = { level: 1 }

/** Sends a value as JSON, packed at once if it is worth it: a stream would cost more than small answers themselves. */
export function sendJson(c: Context, value: unknown, cacheControl: string): Response {
  const body = Buffer.from(JSON.stringify(value))
  const headers = { 'content-type': 'application/json', 'cache-control': cacheControl, vary: 'Accept-Encoding' }
  if (body.length < MIN_PACKED_BYTES || !takesGzip(c)) return c.body(body, 200, headers)
  return c.body(gzipSync(body, FASTEST), 200, { ...headers, 'content-encoding': 'gzip' })
}

const takesGzip = (c: Context): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'
