import path from 'node:path'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { log } from '#lib/log.ts'
import type { ByteRange, Storage } from '#lib/storage/storage.ts'
import { isStorageKey } from '#lib/storage/storage-key.ts'

/** A changed file gets a new name. */
const NEVER_CHANGES = 'public, max-age=604800, immutable'
/** The parts of the store that are public, and how long browsers may keep them. All other files have no address. */
const SERVED = new Map([
  ['avatars', { cacheControl: 'max-age=3600' }],
  ['school-media', { cacheControl: NEVER_CHANGES }],
  ['school-logos', { cacheControl: NEVER_CHANGES }],
])
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogg': 'video/ogg',
}
/** A file is never a page: whatever it contains, it runs no script, loads nothing and sends nothing. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

type Found = { size: number; modifiedAt: Date }

/** `/files/<key>`: stored files, whole or in parts. */
export function files(storage: () => Storage): Hono {
  const app = new Hono()
  app.get('/files/*', async (c) => {
    const key = c.req.path.slice('/files/'.length)
    const served = isStorageKey(key) ? SERVED.get(key.split('/', 1)[0] ?? '') : undefined
    if (!served) return c.notFound()
    try {
      const found = await storage().stat(key)
      if (!found) return c.notFound()
      for (const [name, value] of Object.entries(headersOf(key, found))) c.header(name, value)
      c.header('cache-control', served.cacheControl)
      return await answer(c, storage(), key, found)
    } catch (error) {
      log().error({ err: error }, 'a stored file cannot be read')
      return c.text('The file store cannot be reached.', 503, { 'retry-after': '5', 'cache-control': 'no-store' })
    }
  })
  return app
}

function headersOf(key: string, { size, modifiedAt }: Found): Record<string, string> {
  const type = TYPES[path.extname(key)]
  return {
    'content-type': type ?? 'application/octet-stream',
    ...(!type && { 'content-disposition': 'attachment' }),
    'content-security-policy': FILE_POLICY,
    'accept-ranges': 'bytes',
    etag: `"${size.toString(36)}-${modifiedAt.getTime().toString(36)}"`,
    'last-modified': modifiedAt.toUTCString(),
  }
}

async function answer(c: Context, storage: Storage, key: string, { size }: Found): Promise<Response> {
  const etag = c.res.headers.get('etag')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const condition = c.req.header('if-range')
  const range = condition && condition !== etag ? undefined : byteRange(c.req.header('range'), size)
  if (range === 'none') return c.body(null, 416, { 'content-range': `bytes */${size}` })
  const length = range ? range.end - range.start + 1 : size
  const headers = {
    'content-length': String(length),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  }
  const status = range ? 206 : 200
  const body = c.req.method === 'HEAD' ? undefined : await storage.get(key, range)
  return body ? c.body(Readable.toWeb(body) as ReadableStream, status, headers) : c.body(null, status, headers)
}

/**
 * Parses a Range header (RFC 9110 §14.2).
 *
 * @param size number of bytes available
 * @returns the one part requested; undefined when everything is to be sent, because nothing, a unit other than bytes or
 *   several parts were requested; `none` when the part is out of range
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  // Without a first byte the number counts the last bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'none' : { start, end }
}
