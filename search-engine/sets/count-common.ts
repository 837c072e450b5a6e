/**
 * count-common.wat, assembled: JavaScript has no instruction that counts ones, and a search counts its results under
 * every choice of every filter.
 */
export const ASSEMBLED =
  'AGFzbQEAAAABFQNgA39/fwF/YAR/f39/AX9gAXsBfwMEAwABAgUDAQABByEDBm1lbW9yeQIABWNvdW50AAAMY291bnRDb2x1bW5z' +
  'AAEKpAIDgwECAn8CeyAAIAJqIQMCQANAIAAgA08NAf0MAAAAAAAAAAAAAAAAAAAAACEFIABBgAJqIQQgBCADSwRAIAMhBAsDQCAF' +
  'IAD9AAQAIAH9AAQA/U79Yv1uIQUgAEEQaiEAIAFBEGohASAAIARJDQALIAYgBf19/X/9rgEhBgwACwsgBhACC4IBAgJ/AnsgAigC' +
  'AEEEdCEEAkADQCACIANPDQEgAkEEaiECIAIoAgBBBHQhBf0MAAAAAAAAAAAAAAAAAAAAACEGA0AgBiAAIARq/QAEACABIARq/QAE' +
  'AP1O/VAhBiAEQRBqIQQgBCAFSQ0ACyAHIAb9Yv19/X/9rgEhBwwACwsgBxACCxkAIAD9GwAgAP0bAWogAP0bAiAA/RsDamoL'

type Assembly = {
  memory: WebAssembly.Memory
  count: (a: number, b: number, length: number) => number
  countColumns: (a: number, b: number, blocks: number, last: number) => number
}

const { memory, count, countColumns } = new WebAssembly.Instance(
  new WebAssembly.Module(Buffer.from(ASSEMBLED, 'base64')),
).exports as unknown as Assembly

const PAGE_BYTES = 65_536
const ROW_BYTES = 16
const WORD_BYTES = 4

/** Columns of a bitmap that is read as rows, for {@link addCommonColumns}. */
export const ROW_BITS = 128

/** Views of the memory: two bitmaps of one length, padded with zeros to whole rows, and the blocks of rows. */
type Room = { a: Int32Array; b: Int32Array; blocks: Uint32Array; bytes: number }

let room: Room | undefined

function roomFor(length: number): Room {
  if (room?.a.length === length) return room
  const bytes = Math.ceil((length * WORD_BYTES) / ROW_BYTES) * ROW_BYTES
  // A block has at least one row, and the end of the last one is named too.
  const blocks = bytes / ROW_BYTES + 1
  const missing = Math.ceil((2 * bytes + blocks * WORD_BYTES - memory.buffer.byteLength) / PAGE_BYTES)
  if (missing > 0) memory.grow(missing)
  new Uint8Array(memory.buffer, 0, 2 * bytes).fill(0)
  room = {
    a: new Int32Array(memory.buffer, 0, length),
    b: new Int32Array(memory.buffer, bytes, length),
    blocks: new Uint32Array(memory.buffer, 2 * bytes, blocks),
    bytes,
  }
  return room
}

/** Returns the size of the intersection of two bitmaps of one length, without building it. */
export function countCommon(a: Int32Array, b: Int32Array): number {
  const { a: first, b: second, bytes } = roomFor(a.length)
  first.set(a)
  if (a === b) return count(0, 0, bytes)
  second.set(b)
  return count(0, bytes, bytes)
}

/** Adds to each number the size of the intersection of a bitmap with the one of `others` at the same index. */
export function addCommonCounts(numbers: Uint32Array, set: Int32Array, others: readonly Int32Array[]): void {
  const { a: first, b: second, bytes } = roomFor(set.length)
  first.set(set)
  for (const [at, other] of others.entries()) {
    second.set(other)
    numbers[at]! += count(0, bytes, bytes)
  }
}

/**
 * Adds to each number how many columns two bitmaps have in common: a column of a block counts once if any of its rows
 * is in both.
 *
 * @param others bitmaps as long as `set`, one for each number
 * @param blocks first row of each block, each of {@link ROW_BITS} bits, and the end of the last one
 */
export function addCommonColumns(
  numbers: Uint32Array,
  set: Int32Array,
  others: readonly Int32Array[],
  blocks: Uint32Array,
): void {
  const { a: first, b: second, blocks: rows, bytes } = roomFor(set.length)
  first.set(set)
  rows.set(blocks)
  const last = rows.byteOffset + (blocks.length - 1) * WORD_BYTES
  for (const [at, other] of others.entries()) {
    second.set(other)
    numbers[at]! += countColumns(0, bytes, rows.byteOffset, last)
  }
}
