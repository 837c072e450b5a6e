import zlib from 'node:zlib'
import { Compression, type Entry, type Header, ResolvedValueCache, readVarint, type Source } from 'pmtiles'
import type { ByteSource } from './byte-source.ts'
import { mergeReads } from './merge-reads.ts'
import type { Range } from './tile-ranges.ts'

/** An archive whose header and first directory have been read. */
export type Archive = { source: ByteSource; header: Header; metadata: Buffer; cache: ResolvedValueCache }

/** No directory and no basemap description is larger when unpacked. */
const MAX_UNPACKED_BYTES = 64 * 2 ** 20
/** Bytes of the shortest entry: four numbers. */
const MIN_ENTRY_BYTES = 4
const MAX_DEPTH = 4
const MAX_ENTRIES = 30_000_000
const LEAVES = { gap: 2 ** 17, bytes: 4 * 2 ** 20 }
/** Layers of the Protomaps basemap that the map needs (https://docs.protomaps.com/basemaps/layers). */
const LAYERS = ['earth', 'water', 'roads']

/**
 * Reads an archive's description of itself.
 *
 * @throws Error in one sentence if it is not a Protomaps basemap in a PMTiles file of version 3, or ends too early
 */
export async function readArchive(source: ByteSource): Promise<Archive> {
  const cache = new ResolvedValueCache(1000, true, unpackDirectory)
  const header = await cache.getHeader(adapt(source)).catch((error: Error) => {
    if (/magic number|spec version|Offset is outside/.test(error.message)) throw new Error(noBasemap(source))
    throw error
  })
  const { tileDataOffset, tileDataLength = 0, leafDirectoryOffset, leafDirectoryLength = 0 } = header
  const isWhole = Math.max(tileDataOffset + tileDataLength, leafDirectoryOffset + leafDirectoryLength) <= source.size
  if (!isWhole) throw new Error(`${source.name} ends before its last tile: it is not whole.`)
  if (header.specVersion !== 3 || header.jsonMetadataLength > MAX_UNPACKED_BYTES) throw new Error(noBasemap(source))
  const metadata = await source.read(header.jsonMetadataOffset, header.jsonMetadataLength)
  const layers = layersOf(unpack(metadata, header.internalCompression))
  if (!LAYERS.every((layer) => layers.includes(layer))) throw new Error(noBasemap(source))
  return { source, header, metadata, cache }
}

/**
 * Returns the entries of the tiles in ranges, clipped to them, in ascending order. Leaf directories near each other are
 * read at once.
 *
 * @throws Error in one sentence if a directory points outside the file
 */
export async function readEntries(archive: Archive, ranges: readonly Range[]): Promise<Entry[]> {
  const { header, source, cache } = archive
  const { rootDirectoryOffset, rootDirectoryLength, tileDataLength = 0 } = header
  const root = await cache.getDirectory(adapt(source), rootDirectoryOffset, rootDirectoryLength, header)
  const found: Entry[] = []
  let level = root
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) throw new Error(`The directories of ${source.name} lead to each other without end.`)
    const leaves: Entry[] = []
    for (const [at, entry] of level.entries()) {
      const isLeaf = entry.runLength === 0
      const to = isLeaf ? (level[at + 1]?.tileId ?? Number.POSITIVE_INFINITY) : entry.tileId + entry.runLength
      const parts = overlaps(ranges, entry.tileId, to)
      if (parts.length === 0) continue
      if (isLeaf) leaves.push(entry)
      else for (const part of parts) found.push({ ...entry, tileId: part.from, runLength: part.to - part.from })
    }
    if (found.length > MAX_ENTRIES) throw new Error(`This is more than ${MAX_ENTRIES} tiles: name a smaller area.`)
    level = await readLeaves(archive, leaves)
  }
  if (!found.every(({ offset, length }) => offset >= 0 && length > 0 && offset + length <= tileDataLength)) {
    throw new Error(`A directory of ${source.name} leads outside the file.`)
  }
  return found.sort((a, b) => a.tileId - b.tileId)
}

async function readLeaves({ source, header, cache }: Archive, leaves: readonly Entry[]): Promise<Entry[]> {
  const { leafDirectoryOffset, leafDirectoryLength = 0 } = header
  if (!leaves.every(({ offset, length }) => offset >= 0 && offset + length <= leafDirectoryLength)) {
    throw new Error(`A directory of ${source.name} leads outside the file.`)
  }
  const all: Entry[] = []
  for (const { offset, length, parts } of mergeReads(leaves, LEAVES)) {
    const bytes = await source.read(leafDirectoryOffset + offset, length)
    const block: Source = {
      getKey: () => source.name,
      getBytes: async (at, size) => {
        const start = at - leafDirectoryOffset - offset
        return { data: toArrayBuffer(bytes.subarray(start, start + size)) }
      },
    }
    for (const leaf of parts) {
      for (const entry of await cache.getDirectory(block, leafDirectoryOffset + leaf.offset, leaf.length, header)) {
        all.push(entry)
      }
    }
  }
  return all.sort((a, b) => a.tileId - b.tileId)
}

/** Returns the overlaps of ranges with the ids from `from` up to, but not including, `to`. */
function overlaps(ranges: readonly Range[], from: number, to: number): Range[] {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.to <= from) low = middle + 1
    else high = middle
  }
  const parts: Range[] = []
  for (let at = low; at < ranges.length && ranges[at]!.from < to; at++) {
    parts.push({ from: Math.max(from, ranges[at]!.from), to: Math.min(to, ranges[at]!.to) })
  }
  return parts
}

/**
 * Unpacks a directory and checks that it can hold as many entries as it claims, before memory is allocated for them.
 */
async function unpackDirectory(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  const bytes = unpack(Buffer.from(packed), compression)
  if (readVarint({ buf: bytes, pos: 0 }) * MIN_ENTRY_BYTES > bytes.length) {
    throw new Error('A directory names more entries than it has.')
  }
  return toArrayBuffer(bytes)
}

function unpack(packed: Buffer, compression: Compression): Buffer {
  if (compression === Compression.None) return packed
  if (compression !== Compression.Gzip) throw new Error('Only directories that are packed with gzip can be read.')
  return zlib.gunzipSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
}

function layersOf(metadata: Buffer): string[] {
  try {
    const { vector_layers: layers } = JSON.parse(metadata.toString()) as { vector_layers?: { id?: string }[] }
    return (layers ?? []).map(({ id }) => id ?? '')
  } catch {
    return []
  }
}

const noBasemap = ({ name }: ByteSource) => `${name} is no Protomaps basemap in a PMTiles file of version 3.`

function adapt(source: ByteSource): Source {
  return {
    getKey: () => source.name,
    getBytes: async (offset, length) => {
      const within = Math.min(length, source.size - offset)
      return { data: toArrayBuffer(within > 0 ? await source.read(offset, within) : Buffer.alloc(0)) }
    },
  }
}

const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
