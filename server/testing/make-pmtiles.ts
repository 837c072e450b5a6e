import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import { zxyToTileId } from 'pmtiles'

const HEADER_BYTES = 127
const NONE = 1
const MVT = 1
/** Units along one side of a tile. */
const EXTENT = 4096

/** Features by layer of the Protomaps schema. */
export type Layers = Record<string, Feature[]>

/**
 * Makes the smallest PMTiles file of version 3: the given tiles, uncompressed, with one directory
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, sections 3 to 5).
 *
 * @param addresses zoom, column and row of each tile
 */
export function makePmtiles(layers: Layers, addresses: [z: number, x: number, y: number][]): Buffer {
  const tiles = addresses
    .map(([z, x, y]) => ({ id: zxyToTileId(z, x, y), zoom: z, content: renderTile(layers, z, x, y) }))
    .sort((a, b) => a.id - b.id)
  const directory = Buffer.from([...directoryBytes(tiles)])
  const metadata = Buffer.from(JSON.stringify({ vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })) }))
  const content = Buffer.concat(tiles.map((tile) => tile.content))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles\x03', 'latin1')
  const metadataAt = HEADER_BYTES + directory.length
  const contentAt = metadataAt + metadata.length
  const long = [HEADER_BYTES, directory.length, metadataAt, metadata.length, contentAt, 0, contentAt, content.length]
  const all = [...long, tiles.length, tiles.length, tiles.length]
  for (const [at, value] of all.entries()) header.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  const zooms = tiles.map(({ zoom }) => zoom)
  header.set([1, NONE, NONE, MVT, Math.min(...zooms), Math.max(...zooms)], 96)
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + at * 4)
  return Buffer.concat([header, directory, metadata, content])
}

function renderTile(layers: Layers, z: number, x: number, y: number): Uint8Array {
  const drawn = Object.entries(layers).flatMap(([name, features]) => {
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: z, indexMaxZoom: z, extent: EXTENT },
    )
    const tile = index.getTile(z, x, y)
    return tile ? [[name, tile] as const] : []
  })
  return fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent: EXTENT })
}

/**
 * The number of entries, then their ids as differences, run lengths, lengths, and offsets, where 0 means "directly
 * after the previous one".
 */
function* directoryBytes(tiles: { id: number; content: Uint8Array }[]): Generator<number> {
  yield* varint(tiles.length)
  for (const [at, { id }] of tiles.entries()) yield* varint(id - (tiles[at - 1]?.id ?? 0))
  for (const _ of tiles) yield* varint(1)
  for (const { content } of tiles) yield* varint(content.length)
  for (const at of tiles.keys()) yield* varint(at === 0 ? 1 : 0)
}

function* varint(value: number): Generator<number> {
  for (; value >= 128; value = Math.floor(value / 128)) yield (value % 128) + 128
  yield value
}
