import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

/** Browsers keep files of the map for a day and ask then whether they are still the same. */
const KEPT = 'public, max-age=86400, must-revalidate'
const TILE = '/:zoom/:column/:row{\\d+\\.pbf}'
/** Begins every PMTiles file of version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, section 3). */
const PMTILES_MAGIC = Buffer.from('PMTiles\x03', 'latin1')

/**
 * The files that maps are drawn from, to be mounted at `/map`: tiles of the base map with a hash as their ETag, and as
 * `streets.pmtiles` the extract of the settings, of which browsers read small ranges (RFC 9110, section 14).
 *
 * @param root folder that has the tiles in `map/`
 * @param streets path of a PMTiles file
 * @throws Error if `streets` cannot be read or is no PMTiles file
 */
export function mapFiles({ root, streets }: { root: string; streets?: string }): Hono {
  const app = new Hono()
  app.use(TILE, etag(), described({ 'content-type': 'application/vnd.mapbox-vector-tile' }))
  app.use(TILE, serveStatic({ root, precompressed: true }))
  if (streets !== undefined) {
    app.use(
      '/streets.pmtiles',
      etag(),
      described({ 'content-type': 'application/vnd.pmtiles', etag: fileTag(streets) }),
    )
    app.use('/streets.pmtiles', serveStatic({ path: streets }))
  }
  return app
}

function described(headers: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.res.ok) return
    for (const [name, value] of Object.entries({ 'cache-control': KEPT, ...headers })) c.res.headers.set(name, value)
  }
}

/** A strong ETag of a file that is too large to be hashed. */
function fileTag(file: string): string {
  const { begin, size, mtimeMs } = look(file, PMTILES_MAGIC.length)
  if (!begin.equals(PMTILES_MAGIC)) throw new Error(`MAP_PMTILES: ${file} is no PMTiles file of version 3.`)
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
}

function look(file: string, bytes: number) {
  const handle = openSync(file, 'r')
  try {
    const begin = Buffer.alloc(bytes)
    readSync(handle, begin)
    return { begin, ...fstatSync(handle) }
  } finally {
    closeSync(handle)
  }
}
