import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** What fits in one packet anyway gains nothing from compression. */
const MIN_PACKED_BYTES = 1024
/** Small texts shrink little more at a higher level, which takes twice as long. */
const FASTEST = { level: 1 }

/**
 * Sends a value as JSON, compressed in one go if that is worthwhile: a stream would cost more than a small answer
 * itself.
 */
export function sendJson(c: Context, value: unknown, cacheControl: string): Response {
  const body = Buffer.from(JSON.stringify(value))
  const headers = { 'content-type': 'application/json', 'cache-control': cacheControl, vary: 'Accept-Encoding' }
  if (body.length < MIN_PACKED_BYTES || !takesGzip(c)) return c.body(body, 200, headers)
  return c.body(gzipSync(body, FASTEST), 200, { ...headers, 'content-encoding': 'gzip' })
}

const takesGzip = (c: Context): boolean =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip'
