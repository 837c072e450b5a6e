import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { Encoding } from '#app/core/kept-pages/kept-pages.server.ts'

/** Packs a page better than gzip does, in the same time. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
type Code = (body: Buffer) => Promise<Buffer<ArrayBuffer>>
/** How each encoding is packed and unpacked. */
export const PACKERS: Record<Encoding, { pack: Code; unpack: Code }> = {
  br: { pack: (body) => brotli(body, BROTLI), unpack: promisify(zlib.brotliDecompress) },
  gzip: { pack: (body) => gzip(body), unpack: promisify(zlib.gunzip) },
  identity: { pack: async (body) => Buffer.from(body), unpack: async (body) => Buffer.from(body) },
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

/**
 * Packs pages that are not kept. They are complete, and packing one as a whole and sending it with its headers costs
 * less than passing it through a stream.
 */
export function packPages(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers, body } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-encoding')
    const encoding = encodingOf(c)
    if (!isPage || !body || c.req.method === 'HEAD' || encoding === 'identity') return
    const packed = await PACKERS[encoding].pack(Buffer.from(await c.res.arrayBuffer()))
    const own = new Headers(headers)
    own.set('content-encoding', encoding)
    own.set('content-length', String(packed.length))
    own.append('vary', 'Accept-Encoding')
    // Headers of an answer that is replaced are merged into the new one otherwise.
    c.res = undefined
    c.res = new Response(packed, { status, headers: own })
  }
}
