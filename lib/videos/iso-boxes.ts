import type { FileHandle } from 'node:fs/promises'

/**
 * A box of an ISO file (ISO/IEC 14496-12): its name, and where its content begins and ends, in bytes from the start of
 * the file.
 */
export type IsoBox = { name: string; from: number; to: number }

/** Boxes that contain other boxes on the way to tables of samples. */
const PARENTS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf', 'mvex', 'moof', 'traf', 'mfra']
/** Bytes that are read in one go: many small boxes must not cost a disk access each. */
const PIECE_BYTES = 64 * 1024
/** As many as in a film of more than three hours made of one-frame fragments, as some phones record. */
const MAX_BOXES = 2_000_000

/**
 * Yields the boxes of a file that contain no other boxes, in order.
 *
 * @param size of the file in bytes
 * @throws Error when a box is larger than its parent, or there are too many
 */
export async function* isoBoxes(file: FileHandle, size: number): AsyncGenerator<IsoBox> {
  const piece = Buffer.alloc(PIECE_BYTES)
  let [pieceAt, pieceEnd] = [0, 0]
  const ends = [size]
  let at = 0
  for (let count = 0; ends.length > 0; count++) {
    const end = ends.at(-1) ?? 0
    if (end - at < 8) {
      at = end
      ends.pop()
      continue
    }
    if (count > MAX_BOXES) throw new Error('The file has too many boxes.')
    if (at < pieceAt || Math.min(at + 16, size) > pieceEnd) {
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, at)
      pieceAt = at
      pieceEnd = at + bytesRead
    }
    const box = boxOf(piece.subarray(at - pieceAt, Math.min(at + 16, pieceEnd) - pieceAt), at, end)
    if (PARENTS.includes(box.name)) {
      ends.push(box.to)
      at = box.from
    } else {
      yield box
      at = box.to
    }
  }
}

function boxOf(head: Buffer, at: number, end: number): IsoBox {
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length >= 16
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const from = at + (isLong ? 16 : 8)
  const to = at + size
  if (to < from) throw new Error('A box is smaller than its head.')
  if (to > end) throw new Error('A box is larger than what it stands in.')
  return { name: head.toString('latin1', 4, 8), from, to }
}
