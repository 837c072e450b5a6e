import zlib from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { Encoding } from '#app/core/page-cache/page-cache.server.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
/** Compresses a page better than gzip in less than half the time; each further step costs half as much again. */
const QUALITY = 3
/**
 * Compresses a large profile (69 kB) to 12 kB, which fit with their headers into the ten packets sent before anything
 * is acknowledged (RFC 6928). At a lower quality they do not, which costs a phone one more round trip.
 */
const BETTER_QUALITY = 5
/** What fits in one packet anyway gains nothing from compression. */
const MIN_BYTES = 1024

type Compress = (body: Buffer) => Buffer<ArrayBuffer>

/** Node allocates small buffers inside a larger block of memory, all of which stays as long as one of them is kept. */
const alone = (bytes: Buffer): Buffer<ArrayBuffer> => Buffer.from(new Uint8Array(bytes).buffer)

function brotli(body: Buffer, quality: number): Buffer<ArrayBuffer> {
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length }
  return alone(zlib.brotliCompressSync(body, { params }))
}

/** Returns a smaller Brotli encoding of the same page: more than twice the work, for a page that many request. */
export const compressBetter = (compressed: Buffer): Buffer<ArrayBuffer> =>
  brotli(zlib.brotliDecompressSync(compressed), BETTER_QUALITY)

/**
 * The encodings of pages. A page is compressed whole and synchronously: handing it to another thread, or through a
 * stream, takes about as long as the compression itself.
 */
export const CODES: Record<Encoding, { compress: Compress; decompress: Compress }> = {
  br: {
    compress: (body) => brotli(body, QUALITY),
    decompress: (body) => zlib.brotliDecompressSync(body),
  },
  gzip: { compress: (body) => alone(zlib.gzipSync(body)), decompress: (body) => zlib.gunzipSync(body) },
  identity: { compress: alone, decompress: (body) => Buffer.from(body) },
}

/** Browsers list all encodings that they know as equally good; of these, Brotli makes the smallest pages. */
export const encodingOf = (c: Context) =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (known, { supports }) =>
      supports.find((one) => known.some(({ type, q }) => type === one && q > 0)) ?? 'identity',
  }) as Encoding

/** Compresses the pages that are not cached. */
export function compressPages(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html')
    if (!isPage || c.req.method === 'HEAD' || status === 304 || headers.has('content-encoding')) return
    const page = Buffer.from(await c.res.arrayBuffer())
    const encoding = page.length < MIN_BYTES ? 'identity' : encodingOf(c)
    const compressed = new Headers(headers)
    compressed.append('vary', 'Accept-Encoding')
    if (encoding !== 'identity') compressed.set('content-encoding', encoding)
    const body = CODES[encoding].compress(page)
    compressed.set('content-length', String(body.length))
    // Otherwise the headers of a replaced answer are merged into the new one.
    c.res = undefined
    c.res = new Response(body, { status, headers: compressed })
  }
}
