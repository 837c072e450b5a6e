import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { FOLDER, isDumpFile } from '#app/features/open-data/dump.ts'
import { log } from '#lib/log.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { limitRequests } from '../middleware/limit-requests.ts'

const TYPES: Record<string, string> = { gz: 'application/gzip', json: 'application/json' }

/**
 * `/open-data/files/<month>/<name>`: the monthly files, streamed from the store; any site may read them.
 *
 * @param trustedProxies number of proxies in front of the program
 */
export function openDataFiles(storage: () => Storage, trustedProxies: number): Hono {
  const app = new Hono()
  app.get('/open-data/files/:month/:name', limitRequests(trustedProxies), async (c) => {
    const { month, name } = c.req.param()
    if (!isDumpFile(month, name)) return c.notFound()
    const key = `${FOLDER}${month}/${name}`
    try {
      const file = await storage().stat(key)
      if (!file) return c.notFound()
      const etag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`
      const headers = {
        etag,
        'cache-control': 'public, max-age=86400',
        'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8',
        'content-length': String(file.size),
        'access-control-allow-origin': '*',
        'x-robots-tag': 'noindex',
      }
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag })
      const body = c.req.method === 'HEAD' ? undefined : await storage().get(key)
      return body ? c.body(Readable.toWeb(body) as ReadableStream, 200, headers) : c.body(null, 200, headers)
    } catch (error) {
      log().error({ err: error }, 'a file of open data cannot be read')
      return c.text('The file store cannot be reached.', 503, { 'retry-after': '60', 'cache-control': 'no-store' })
    }
  })
  return app
}
