import zlib from 'node:zlib'
import { type Entry, tileIdToZxy } from 'pmtiles'
import { writeDirectories, writeHeader } from '../write-directories.ts'

const SEA = zlib.gzipSync('sea')
const TILES = { tileCompression: 2, tileType: 1 }
/** Layers that every basemap must have. */
export const BASEMAP = ['earth', 'water', 'roads', 'landuse']

/** The unpacked content of the tile with an id; a third of the earth is sea. */
export const contentOf = (id: number): string =>
  isSea(id) ? 'sea' : `${tileIdToZxy(id).join('/')} ${'street '.repeat(id % 9)}`

const isSea = (id: number) => id % 300 >= 200

/** Creates a basemap of the whole earth in which the sea tile is stored once, for runs of addresses. */
export function makeBasemap(maxZoom: number, layers: readonly string[] = BASEMAP): Buffer {
  const entries: Entry[] = []
  const contents: Buffer[] = []
  let bytes = 0
  const add = (content: Buffer) => {
    contents.push(content)
    bytes += content.length
    return bytes - content.length
  }
  const sea = { offset: add(SEA), length: SEA.length }
  const last = (4 ** (maxZoom + 1) - 1) / 3
  for (let tileId = 0; tileId < last; tileId++) {
    const before = entries.at(-1)
    if (!isSea(tileId)) {
      const content = zlib.gzipSync(contentOf(tileId), { level: 1 })
      entries.push({ tileId, offset: add(content), length: content.length, runLength: 1 })
    } else if (before?.offset === sea.offset) before.runLength++
    else entries.push({ tileId, ...sea, runLength: 1 })
  }
  const { root, leaves } = writeDirectories(entries)
  const metadata = zlib.gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id })), version: '4.1.0' }))
  const counts = { addressed: last, entries: entries.length, contents: contents.length }
  const sizes = { root: root.length, metadata: metadata.length, leaves: leaves.length, tiles: bytes }
  const head = writeHeader({ ...sizes, counts, minZoom: 0, maxZoom, bounds: [-180, -85, 180, 85], from: TILES })
  return Buffer.concat([head, root, metadata, leaves, ...contents])
}
