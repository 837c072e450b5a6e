import zlib from 'node:zlib'
import type { Entry, Header } from 'pmtiles'
import type { Box } from './area.ts'

/** Header and first directory must be within the first bytes of a file (PMTiles version 3, section 3). */
const FIRST_BYTES = 16_384
export const HEADER_BYTES = 127
const GZIP = 2
/** Entries of the smallest leaf; leaves grow until the directory of all leaves fits. */
const LEAF_ENTRIES = 4096
const LEAF_GROWTH = 1.2

/** The two levels of directories, compressed with gzip; without leaves all entries are in the first. */
export type Directories = { root: Buffer; leaves: Buffer }

/**
 * Packs entries into directories (PMTiles version 3, section 4).
 *
 * @param entries in ascending order; offsets are those within the tiles
 */
export function writeDirectories(entries: readonly Entry[]): Directories {
  const single = packDirectory(entries)
  if (single.length <= FIRST_BYTES - HEADER_BYTES) return { root: single, leaves: Buffer.alloc(0) }
  for (let size = LEAF_ENTRIES; ; size = Math.ceil(size * LEAF_GROWTH)) {
    const packed: Buffer[] = []
    const pointers: Entry[] = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = packDirectory(entries.slice(at, at + size))
      pointers.push({ tileId: entries[at]!.tileId, offset, length: leaf.length, runLength: 0 })
      packed.push(leaf)
      offset += leaf.length
    }
    const root = packDirectory(pointers)
    if (root.length <= FIRST_BYTES - HEADER_BYTES) return { root, leaves: Buffer.concat(packed) }
  }
}

/**
 * The number of entries, then their ids as differences, run lengths, lengths, and offsets, where 0 means "directly
 * after the previous one".
 */
function packDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  varint(entries.length, bytes)
  let last = 0
  for (const { tileId } of entries) {
    varint(tileId - last, bytes)
    last = tileId
  }
  for (const { runLength } of entries) varint(runLength, bytes)
  for (const { length } of entries) varint(length, bytes)
  let end = -1
  for (const { offset, length } of entries) {
    varint(offset === end ? 0 : offset + 1, bytes)
    end = offset + length
  }
  return zlib.gzipSync(Uint8Array.from(bytes), { level: 9 })
}

function varint(value: number, bytes: number[]): void {
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  bytes.push(rest)
}

export type HeaderParts = {
  root: number
  metadata: number
  leaves: number
  tiles: number
  /** Counts of tile addresses, including shared tiles, of entries, and of distinct tiles. */
  counts: { addressed: number; entries: number; contents: number }
  minZoom: number
  maxZoom: number
  bounds: Box
  /** The archive from which the tiles come. */
  from: Pick<Header, 'tileCompression' | 'tileType'>
}

/**
 * Returns the header of a file whose parts follow each other in the order of {@link HeaderParts}, with all sizes in
 * bytes.
 */
export function writeHeader(parts: HeaderParts): Buffer {
  const { root, metadata, leaves, tiles, counts, bounds, from } = parts
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles\x03', 'latin1')
  let at = 8
  const number = (value: number) => {
    header.writeBigUInt64LE(BigInt(value), at)
    at += 8
  }
  let offset = HEADER_BYTES
  for (const length of [root, metadata, leaves, tiles]) {
    number(offset)
    number(length)
    offset += length
  }
  for (const count of [counts.addressed, counts.entries, counts.contents]) number(count)
  const clustered = 1
  header.set([clustered, GZIP, from.tileCompression, from.tileType, parts.minZoom, parts.maxZoom], at)
  const [west, south, east, north] = bounds
  for (const [index, degrees] of bounds.entries()) header.writeInt32LE(e7(degrees), 102 + index * 4)
  header.writeUInt8(Math.min(parts.maxZoom, 10), 118)
  header.writeInt32LE(e7((west + east) / 2), 119)
  header.writeInt32LE(e7((south + north) / 2), 123)
  return header
}

const e7 = (degrees: number) => Math.round(degrees * 1e7)
