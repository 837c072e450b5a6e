import fs, { type FileHandle } from 'node:fs/promises'
import { type IsoBox, isoBoxes } from './iso-boxes.ts'

/** Bytes of a table that are read in one go; a multiple of each entry size that is summed. */
const PIECE_BYTES = 8 * 12 * 1024
/** Bytes of an entry, for tables that consist of version and flags, the number of entries, and the entries. */
const ENTRY_BYTES = new Map([
  ['stts', 8],
  ['ctts', 8],
  ['stsc', 12],
  ['stco', 4],
  ['co64', 8],
  ['stss', 4],
])

/**
 * Checks the number of samples that the tables of an MP4 claim against its size, before any library trusts them: a
 * table has room for its entries, and since a sample has at least one byte, there are no more samples than bytes
 * (ISO/IEC 14496-12 §8.6 to 8.8). Otherwise a few bytes can claim billions.
 *
 * @throws Error when they claim more
 */
export async function checkSampleTables(path: string): Promise<void> {
  await using file = await fs.open(path)
  const { size } = await file.stat()
  const claimed = new Map<string, number>()
  for await (const box of isoBoxes(file, size)) {
    const samples = (claimed.get(box.name) ?? 0) + (await samplesOf(file, box, size))
    if (!(samples <= size)) throw new Error(`The file claims more samples than it has bytes (${box.name}).`)
    claimed.set(box.name, samples)
  }
}

/** Returns the number of samples that a table claims. @throws Error when it has no room for its entries */
async function samplesOf(file: FileHandle, box: IsoBox, size: number): Promise<number> {
  const entryBytes = ENTRY_BYTES.get(box.name)
  if (entryBytes === undefined && !['stsz', 'stz2', 'trun'].includes(box.name)) return 0
  const head = await bytesAt(file, box, 0, 12)
  if (entryBytes !== undefined) {
    const count = head.readUInt32BE(4)
    requireRoom(box, 8 + count * entryBytes)
    if (box.name === 'stsc') return await samplesInChunks(file, box, count)
    if (box.name === 'stts' || box.name === 'ctts') return await sumOf(file, box, count)
    return count
  }
  if (box.name === 'trun') return samplesOfRun(box, head)
  const count = head.readUInt32BE(8)
  if (box.name === 'stz2') requireRoom(box, 12 + Math.ceil((count * head.readUInt8(7)) / 8))
  const eachSize = box.name === 'stsz' ? head.readUInt32BE(4) : 0
  if (box.name === 'stsz' && eachSize === 0) requireRoom(box, 12 + count * 4)
  return eachSize * count > size ? Number.POSITIVE_INFINITY : count
}

/** The flags of a fragment's run say which values it holds for each sample; it may hold none. */
function samplesOfRun(box: IsoBox, head: Buffer): number {
  const flags = head.readUIntBE(1, 3)
  const count = head.readUInt32BE(4)
  const each = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  const once = [0x1, 0x4].filter((flag) => flags & flag).length
  requireRoom(box, 8 + once * 4 + count * each * 4)
  return count
}

/** Adds up the entries of `stts` and `ctts`, each of which counts samples. */
async function sumOf(file: FileHandle, box: IsoBox, count: number): Promise<number> {
  let sum = 0
  for await (const entry of entriesOf(file, box, { count, bytes: 8 })) sum += entry.readUInt32BE(0)
  return sum
}

/**
 * Counts the samples of all chunks; the last run counts as one chunk only, because its length is in the chunk table.
 */
async function samplesInChunks(file: FileHandle, box: IsoBox, count: number): Promise<number> {
  let sum = 0
  let last = { chunk: 1, samples: 0 }
  for await (const entry of entriesOf(file, box, { count, bytes: 12 })) {
    const chunk = entry.readUInt32BE(0)
    if (chunk < last.chunk) return Number.POSITIVE_INFINITY
    sum += (chunk - last.chunk) * Math.max(last.samples, 1)
    last = { chunk, samples: entry.readUInt32BE(4) }
  }
  return sum + last.samples
}

async function* entriesOf(file: FileHandle, box: IsoBox, { count, bytes }: { count: number; bytes: number }) {
  for (let at = 0; at < count * bytes; at += PIECE_BYTES) {
    const piece = await bytesAt(file, box, 8 + at, Math.min(PIECE_BYTES, count * bytes - at))
    for (let within = 0; within < piece.length; within += bytes) yield piece.subarray(within, within + bytes)
  }
}

/** @throws Error when the box is shorter */
async function bytesAt(file: FileHandle, box: IsoBox, at: number, length: number): Promise<Buffer> {
  const room = Math.min(length, box.to - box.from - at)
  const piece = Buffer.alloc(length)
  const { bytesRead } = await file.read(piece, 0, Math.max(room, 0), box.from + at)
  // Tables without entries may end before the length of the longest header.
  if (bytesRead < Math.min(length, 8)) throw new Error(`The table ${box.name} is cut off.`)
  return piece
}

function requireRoom(box: IsoBox, bytes: number): void {
  if (bytes > box.to - box.from) throw new Error(`The table ${box.name} has no room for its entries.`)
}
