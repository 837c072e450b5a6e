/**
 * count-common.wat, assembled: JavaScript has no instruction that counts ones, and a search counts its results under
 * every choice of every filter.
 */
export const ASSEMBLED =
  'AGFzbQEAAAABCAFgA39/fwF/AwIBAAUDAQABBxICBm1lbW9yeQIABWNvdW50AAAKmQEBlgECAn8CeyAAIAJqIQMCQANAIAAgA08N' +
  'Af0MAAAAAAAAAAAAAAAAAAAAACEFIABBgAJqIQQgBCADSwRAIAMhBAsDQCAFIAD9AAQAIAH9AAQA/U79Yv1uIQUgAEEQaiEAIAFB' +
  'EGohASAAIARJDQALIAYgBf19/X/9rgEhBgwACwsgBv0bACAG/RsBaiAG/RsCIAb9GwNqags='

type Counter = { memory: WebAssembly.Memory; count: (a: number, b: number, length: number) => number }

const PAGE_BYTES = 65_536
const BLOCK_BYTES = 16

const { memory, count } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(ASSEMBLED, 'base64')))
  .exports as unknown as Counter

/** Views of the memory: two sets of one length, the first padded with zeros to whole blocks. */
type Room = { a: Int32Array; b: Int32Array; bytes: number }

let room: Room = { a: new Int32Array(0), b: new Int32Array(0), bytes: 0 }

function roomFor(length: number): Room {
  if (room.a.length === length) return room
  const bytes = Math.ceil((length * Int32Array.BYTES_PER_ELEMENT) / BLOCK_BYTES) * BLOCK_BYTES
  const missing = Math.ceil((2 * bytes - memory.buffer.byteLength) / PAGE_BYTES)
  if (missing > 0) memory.grow(missing)
  new Uint8Array(memory.buffer, 0, bytes).fill(0)
  room = { a: new Int32Array(memory.buffer, 0, length), b: new Int32Array(memory.buffer, bytes, length), bytes }
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
