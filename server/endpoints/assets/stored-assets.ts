import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { log } from '#lib/log.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { isStorageKey } from '#lib/storage/storage-key.ts'
import { limitRequests } from '../../middleware/limit-requests.ts'
import { ASSETS } from './keep-assets.ts'

/**
 * `/assets/<name>`: scripts and styles of another release, from the store; those of this one are answered before.
 *
 * @param trustedProxies number of proxies in front of the program
 * @param cacheControl as for those of this release
 */
export function storedAssets(storage: () => Storage, trustedProxies: number, cacheControl: string): Hono {
  const app = new Hono()
  app.get('/assets/:name', limitRequests(trustedProxies), async (c) => {
    const key = ASSETS + c.req.param('name')
    const type = getMimeType(key)
    c.header('cache-control', 'no-store')
    if (!type || !isStorageKey(key)) return c.text('', 404)
    try {
      const found = await storage().stat(key)
      const body = found && (await storage().get(key))
      if (!body) return c.text('', 404)
      const headers = { 'content-type': type, 'content-length': String(found.size), 'cache-control': cacheControl }
      return c.body(Readable.toWeb(body) as ReadableStream, 200, headers)
    } catch (error) {
      log().error({ err: error }, 'scripts of another release cannot be read')
      return c.text('', 503, { 'retry-after': '5' })
    }
  })
  return app
}
