import zlib from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { Encoding } from '#app/core/kept-pages/kept-pages.server.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
/** Packs a page better than gzip does, in less than half the time; each step more costs half of that again. */
const QUALITY = 3
/**
 * Packs a large profile (69 kB) into 12 kB, which are sent with their headers before anything is acknowledged: ten
 * packets (RFC 6928). With a lower quality they are not, which takes a phone one round trip more.
 */
const BETTER_QUALITY = 5
/** What fits in one packet anyway gets no faster by being packed. */
const MIN_BYTES = 1024

type Code = (body: Buffer) => Buffer<ArrayBuffer>

/** Node gives bytes in a larger piece of memory, all of which stays as long as they are kept. */
const alone = (bytes: Buffer): Buffer<ArrayBuffer> => Buffer.from(new Uint8Array(bytes).buffer)

function brotli(body: Buffer, quality: number): Buffer<ArrayBuffer> {
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length }
  return alone(zlib.brotliCompressSync(body, { params }))
}

/** Returns bytes of Brotli that are fewer for the same page: more than twice the work, for a page that many get. */
export const packBetter = (packed: Buffer): Buffer<ArrayBuffer> =>
  brotli(zlib.brotliDecompressSync(packed), BETTER_QUALITY)

/**
 * The encodings of pages. A page is packed as a whole and at once: to hand it to another thread, or through a stream,
 * takes about as long as the packing itself.
 */
export const CODES: Record<Encoding, { pack: Code; unpack: Code }> = {
  br: {
    pack: (body) => brotli(body, QUALITY),
    unpack: (body) => zlib.brotliDecompressSync(body),
  },
  gzip: { pack: (body) => alone(zlib.gzipSync(body)), unpack: (body) => zlib.gunzipSync(body) },
  identity: { pack: alone, unpack: (body) => Buffer.from(body) },
}

/** Browsers name all encodings that they know as equally good; of these Brotli makes the smallest pages. */
export const encodingOf = (c: Context) =>
  accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (known, { supports }) =>
      supports.find((one) => known.some(({ type, q }) => type === one && q > 0)) ?? 'identity',
  }) as Encoding

/** Packs the pages that are not kept. */
export function packPages(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html')
    if (!isPage || c.req.method === 'HEAD' || status === 304 || headers.has('content-encoding')) return
    const page = Buffer.from(await c.res.arrayBuffer())
    const encoding = page.length < MIN_BYTES ? 'identity' : encodingOf(c)
    const packed = new Headers(headers)
    packed.append('vary', 'Accept-Encoding')
    if (encoding !== 'identity') packed.set('content-encoding', encoding)
    const body = CODES[encoding].pack(page)
    packed.set('content-length', String(body.length))
    // Headers of an answer that is replaced are merged into the new one otherwise.
    c.res = undefined
    c.res = new Response(body, { status, headers: packed })
  }
}
