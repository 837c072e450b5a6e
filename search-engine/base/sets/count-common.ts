import { paddedWords, type Room, roomOf, sharedRoom, WORD_BYTES } from './assembly.ts'

/** Columns of a bitmap that is read as rows, for {@link addCommonColumns}. */
export const ROW_BITS = 128

/** Returns the size of the intersection of two bitmaps of equal length, without building it. */
export function countCommon(a: Int32Array, b: Int32Array): number {
  const size = paddedWords(a.length)
  sharedRoom.reserve(2 * size)
  sharedRoom.put(a, 0)
  if (a !== b) sharedRoom.put(b, size)
  return sharedRoom.assembly.count(0, a === b ? 0 : size * WORD_BYTES, size * WORD_BYTES)
}

/** Numbers, and as many bitmaps. */
export type Counted = readonly [numbers: Uint32Array, others: readonly Int32Array[]]

/** Adds to each number the size of the intersection of a bitmap with the one of `others` at the same index. */
export function addCommonCounts(numbers: Uint32Array, set: Int32Array, others: readonly Int32Array[]): void {
  addAllCommonCounts(set, [[numbers, others]])
}

/** The same for several lists of bitmaps. */
export function addAllCommonCounts(set: Int32Array, counted: readonly Counted[]): void {
  let last: Room | undefined
  for (const [numbers, others] of counted) {
    const room = roomOf(others)
    if (!room) addCopiedCounts(numbers, set, others)
    else {
      if (room !== last) room.put(set, 0)
      addResidentCounts(room, numbers, set.length, others)
      last = room
    }
  }
}

function addCopiedCounts(numbers: Uint32Array, set: Int32Array, others: readonly Int32Array[]): void {
  const size = paddedWords(set.length)
  sharedRoom.reserve(2 * size)
  sharedRoom.put(set, 0)
  for (let at = 0; at < others.length; at++) {
    sharedRoom.put(others[at]!, size)
    numbers[at]! += sharedRoom.assembly.count(0, size * WORD_BYTES, size * WORD_BYTES)
  }
}

/** For sets of that many words that lie in a room, into which the other set has been put. */
function addResidentCounts(room: Room, numbers: Uint32Array, words: number, others: readonly Int32Array[]): void {
  const bytes = paddedWords(words) * WORD_BYTES
  for (let at = 0; at < others.length; at++) {
    const { byteOffset } = others[at]!
    if (!room.empty.has(byteOffset)) numbers[at]! += room.assembly.count(0, byteOffset, bytes)
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
  const size = paddedWords(set.length)
  sharedRoom.reserve(2 * size + blocks.length)
  sharedRoom.put(set, 0)
  sharedRoom.words.set(blocks, 2 * size)
  const first = 2 * size * WORD_BYTES
  const last = first + (blocks.length - 1) * WORD_BYTES
  for (let at = 0; at < others.length; at++) {
    sharedRoom.put(others[at]!, size)
    numbers[at]! += sharedRoom.assembly.countColumns(0, size * WORD_BYTES, first, last)
  }
}
