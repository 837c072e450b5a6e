import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { Compression, type Entry } from 'pmtiles'
import type { Box } from './area.ts'
import { mergeReads, type Piece, type Read } from './merge-reads.ts'
import { type Archive, readEntries } from './read-archive.ts'
import { tileRanges } from './tile-ranges.ts'
import { writeDirectories, writeHeader } from './write-directories.ts'

/** A tile in the source, and its position in the new file. */
export type Copy = Piece & { to: number }

/** Everything about a file before its tiles are read. */
export type Plan = {
  /** Everything before the tiles. */
  head: Buffer
  /** Bytes of the new file. */
  size: number
  /** Number of tiles that have an address in the area. */
  tiles: number
  reads: Read<Copy>[]
  /** Differs between any two results. */
  digest: string
}

/** No single tile of a basemap is larger. */
const MAX_TILE_BYTES = 16 * 2 ** 20
/** Unneeded bytes that are worth reading to save one request; none for local files. */
const READS = { remote: { gap: 2 ** 16, bytes: 8 * 2 ** 20 }, local: { gap: 0, bytes: 8 * 2 ** 20 } }

/**
 * Plans the file that holds the tiles of boxes, with each distinct tile once, in the order of their first addresses.
 *
 * @throws Error in one sentence if there are none, or if the archive is damaged
 */
export async function planCut(archive: Archive, boxes: readonly Box[], maxZoom: number): Promise<Plan> {
  const { header, source } = archive
  const last = Math.min(maxZoom, header.maxZoom)
  const found = await readEntries(archive, tileRanges(boxes, header.minZoom, last))
  if (found.length === 0) throw new Error(`${source.name} has no tiles of this area.`)
  const { entries, copies, bytes } = place(found)
  if (copies.some(({ length }) => length > MAX_TILE_BYTES)) throw new Error(`${source.name} has tiles that are none.`)
  const { root, leaves } = writeDirectories(entries)
  const metadata = header.internalCompression === Compression.Gzip ? archive.metadata : zlib.gzipSync(archive.metadata)
  const addressed = entries.reduce((sum, { runLength }) => sum + runLength, 0)
  const counts = { addressed, entries: entries.length, contents: copies.length }
  const sizes = { root: root.length, metadata: metadata.length, leaves: leaves.length, tiles: bytes }
  const bounds = around(boxes)
  const top = writeHeader({ ...sizes, counts, minZoom: header.minZoom, maxZoom: last, bounds, from: header })
  const head = Buffer.concat([top, root, metadata, leaves])
  const placed = copies.map(({ offset, length, to }) => ({
    offset: header.tileDataOffset + offset,
    length,
    to: head.length + to,
  }))
  const reads = mergeReads(placed, source.isRemote ? READS.remote : READS.local)
  const digest = createHash('sha256')
    .update(head)
    .update(JSON.stringify(reads.map(whereOf)))
    .digest('hex')
  return { head, size: head.length + bytes, tiles: addressed, reads, digest }
}

const whereOf = ({ offset, length, parts }: Read<Copy>) => [offset, length, parts.length]

/** Places every distinct tile after those that are needed before it. */
function place(found: readonly Entry[]): { entries: Entry[]; copies: Copy[]; bytes: number } {
  const places = new Map<number, number>()
  const entries: Entry[] = []
  const copies: Copy[] = []
  let bytes = 0
  for (const { tileId, offset, length, runLength } of found) {
    let to = places.get(offset)
    if (to === undefined) {
      to = bytes
      places.set(offset, to)
      copies.push({ offset, length, to })
      bytes += length
    }
    const last = entries.at(-1)
    if (last && last.offset === to && last.tileId + last.runLength === tileId) last.runLength += runLength
    else entries.push({ tileId, offset: to, length, runLength })
  }
  return { entries, copies, bytes }
}

function around(boxes: readonly Box[]): Box {
  const side = (at: number, pick: (...values: number[]) => number) => pick(...boxes.map((box) => box[at]!))
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)]
}
