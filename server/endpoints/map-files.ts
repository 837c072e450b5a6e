import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { findStreets, streetsFile } from '#app/features/search/map/streets/streets-file.server.ts'
import { staticFiles } from './static-files.ts'

/** Browsers keep files of the map for a day and then ask whether they have changed. */
const KEPT = 'public, max-age=86400, must-revalidate'
const TILE = '/:zoom/:column/:row{\\d+\\.pbf}'
const DISTRICT_TILE = `/districts/:licence/:city${TILE}`

/**
 * The files that maps are drawn from, to be mounted at `/map`: tiles of the base map and of the districts of cities
 * with a hash as their ETag, and as `streets.pmtiles` the file of the streets, of which browsers read small ranges
 * (RFC 9110, section 14). It is served from the moment it is there, and has a strong ETag of its version, because it is
 * too large to be hashed.
 *
 * @param root folder that has the tiles in `map/`
 * @param streets path of a PMTiles file, which need not be there yet
 * @throws Error if `streets` is there and no PMTiles file
 */
export function mapFiles({ root, streets }: { root: string; streets: string }): Hono {
  const app = new Hono()
  const tiles = { 'content-type': 'application/vnd.mapbox-vector-tile', 'cache-control': KEPT }
  for (const path of [TILE, DISTRICT_TILE]) app.use(path, etag(), staticFiles({ root, precompressed: true }, tiles))
  findStreets(streets)
  app.use('/streets.pmtiles', etag(), (c, next) => {
    const file = streetsFile(streets)
    if (!file) return next()
    const headers = { 'content-type': 'application/vnd.pmtiles', 'cache-control': KEPT, etag: `"${file.tag}"` }
    return staticFiles({ path: file.path }, headers)(c, next)
  })
  return app
}
