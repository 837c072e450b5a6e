import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { staticFiles } from './static-files.ts'

/** Browsers keep files of the map for a day and then ask whether they have changed. */
const KEPT = 'public, max-age=86400, must-revalidate'
const TILE = '/:zoom/:column/:row{\\d+\\.pbf}'
const DISTRICT_TILE = `/districts/:licence/:city${TILE}`
/**
 * The beginning of every PMTiles file of version 3
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, section 3).
 */
const PMTILES_MAGIC = Buffer.from('PMTiles\x03', 'latin1')

/**
 * The files that maps are drawn from, to be mounted at `/map`: tiles of the base map and of the districts of cities
 * with a hash as their ETag, and as `streets.pmtiles` the extract of the settings, of which browsers read small ranges
 * (RFC 9110, section 14).
 *
 * @param root folder that has the tiles in `map/`
 * @param streets path of a PMTiles file
 * @throws Error if `streets` cannot be read or is no PMTiles file
 */
export function mapFiles({ root, streets }: { root: string; streets?: string }): Hono {
  const app = new Hono()
  const tiles = { 'content-type': 'application/vnd.mapbox-vector-tile', 'cache-control': KEPT }
  for (const path of [TILE, DISTRICT_TILE]) app.use(path, etag(), staticFiles({ root, precompressed: true }, tiles))
  if (streets !== undefined) {
    const extract = { 'content-type': 'application/vnd.pmtiles', 'cache-control': KEPT, etag: fileTag(streets) }
    app.use('/streets.pmtiles', etag(), staticFiles({ path: streets }, extract))
  }
  return app
}

/** Returns a strong ETag for a file that is too large to be hashed. */
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
