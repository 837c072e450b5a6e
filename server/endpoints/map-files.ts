import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import { findStreets, streetsFile } from '#app/features/map/tiles/streets-file.server.ts'
import { staticFiles } from './static-files.ts'

/** Browsers keep map files for a day and then revalidate them. */
const KEPT = 'public, max-age=86400, must-revalidate'
const TILE = '/:zoom{\\d+}/:column{\\d+}/:row{\\d+\\.pbf}'
const DISTRICT_TILE = `/districts/:licence{[\\w-]+}/:city{[\\w-]+}${TILE}`

/**
 * The files that maps are drawn from, to be mounted at `/map`: tiles of the base map and of city districts with a hash
 * as their ETag, and `streets.pmtiles`, the file of streets, which browsers read in small ranges (RFC 9110, section
 * 14). The latter is served as soon as it exists; its strong ETag comes from its version, because it is too large to
 * hash.
 *
 * @param root folder that has the tiles in `map/`
 * @param streets path of a PMTiles file, which need not exist yet
 * @throws Error if `streets` exists but is not a PMTiles file
 */
export function mapFiles({ root, streets }: { root: string; streets: string }): Hono {
  const app = new Hono()
  for (const pattern of [TILE, DISTRICT_TILE]) app.get(pattern, etag(), tiles(root))
  findStreets(streets)
  app.use('/streets.pmtiles', etag(), (c, next) => {
    const file = streetsFile(streets)
    if (!file) return next()
    const headers = { 'content-type': 'application/vnd.pmtiles', 'cache-control': KEPT, etag: `"${file.tag}"` }
    return staticFiles({ path: file.path }, headers)(c, next)
  })
  return app
}

/** Bytes of tiles that a process keeps: those of the places that visitors look at. */
const KEPT_TILE_BYTES = 16 * 2 ** 20
/** How a tile may be compressed, smallest first, with the extension of its file. */
const PACKED = [
  { encoding: 'br', ending: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/ },
  { encoding: 'gzip', ending: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/ },
]

type Tile = { content: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** Serves tiles as they were built, and keeps those that were requested, with their hash, until the next start. */
function tiles(root: string): MiddlewareHandler {
  const kept = new LRUCache<string, Tile>({
    maxSize: KEPT_TILE_BYTES,
    sizeCalculation: ({ content }) => content.length + 1,
  })
  const find = async (file: string): Promise<Tile | undefined> => {
    const known = kept.get(file)
    if (known) return known
    const content = await readFile(path.join(root, file)).catch(() => undefined)
    if (!content) return undefined
    const hash = createHash('sha256').update(content).digest('base64url')
    const packed = PACKED.find(({ ending }) => file.endsWith(ending))
    const headers = {
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': KEPT,
      vary: 'accept-encoding',
      etag: `"${hash}"`,
      ...(packed && { 'content-encoding': packed.encoding }),
    }
    const tile = { content: new Uint8Array(content), headers }
    kept.set(file, tile)
    return tile
  }
  return async (c, next) => {
    const accepted = c.req.header('accept-encoding') ?? ''
    const packed = PACKED.filter(({ accepted: pattern }) => pattern.test(accepted))
    for (const ending of [...packed.map(({ ending }) => ending), '']) {
      const tile = await find(c.req.path + ending)
      if (tile) return c.body(tile.content, 200, tile.headers)
    }
    return await next()
  }
}
