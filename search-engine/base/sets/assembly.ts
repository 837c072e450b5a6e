/**
 * The assembled assembly.wat: JavaScript has no instruction that counts ones and none for 16 bytes at a time, and a
 * search counts its results under every choice of every filter.
 */
export const ASSEMBLED =
  'AGFzbQEAAAABGwRgA39/fwF/YAN/f38AYAR/f39/AX9gAXsBfwMHBgABAQECAwUDAQABB0AGBm1lbW9yeQIABWNvdW50AAAJaW50ZXJzZWN0AAEF' +
  'dW5pdGUAAghzdWJ0cmFjdAADDGNvdW50Q29sdW1ucwAECq0FBpsBAgF/AX4gACACaiEDAkADQCAAIANPDQEgACkDACABKQMAg3sgACkDCCABKQMI' +
  'g3t8IAApAxAgASkDEIN7IAApAxggASkDGIN7fHwgACkDICABKQMgg3sgACkDKCABKQMog3t8IAApAzAgASkDMIN7IAApAzggASkDOIN7fHx8IAR8' +
  'IQQgAEHAAGohACABQcAAaiEBDAALCyAEpwt6AQF/IAAgAmohAwJAA0AgACADTw0BIAAgAP0ABAAgAf0ABAD9Tv0LBAAgACAA/QAEECAB/QAEEP1O' +
  '/QsEECAAIAD9AAQgIAH9AAQg/U79CwQgIAAgAP0ABDAgAf0ABDD9Tv0LBDAgAEHAAGohACABQcAAaiEBDAALCwt6AQF/IAAgAmohAwJAA0AgACAD' +
  'Tw0BIAAgAP0ABAAgAf0ABAD9UP0LBAAgACAA/QAEECAB/QAEEP1Q/QsEECAAIAD9AAQgIAH9AAQg/VD9CwQgIAAgAP0ABDAgAf0ABDD9UP0LBDAg' +
  'AEHAAGohACABQcAAaiEBDAALCwt6AQF/IAAgAmohAwJAA0AgACADTw0BIAAgAP0ABAAgAf0ABAD9T/0LBAAgACAA/QAEECAB/QAEEP1P/QsEECAA' +
  'IAD9AAQgIAH9AAQg/U/9CwQgIAAgAP0ABDAgAf0ABDD9T/0LBDAgAEHAAGohACABQcAAaiEBDAALCwuCAQICfwJ7IAIoAgBBBHQhBAJAA0AgAiAD' +
  'Tw0BIAJBBGohAiACKAIAQQR0IQX9DAAAAAAAAAAAAAAAAAAAAAAhBgNAIAYgACAEav0ABAAgASAEav0ABAD9Tv1QIQYgBEEQaiEEIAQgBUkNAAsg' +
  'ByAG/WL9ff1//a4BIQcMAAsLIAcQBQsZACAA/RsAIAD9GwFqIAD9GwIgAP0bA2pqCw=='

type BinaryOperation = (a: number, b: number, length: number) => void
type Assembly = {
  memory: WebAssembly.Memory
  count: (a: number, b: number, length: number) => number
  intersect: BinaryOperation
  unite: BinaryOperation
  subtract: BinaryOperation
  countColumns: (a: number, b: number, blocks: number, last: number) => number
}

const assembled = new WebAssembly.Module(Buffer.from(ASSEMBLED, 'base64'))

const PAGE_BYTES = 65_536
export const WORD_BYTES = 4
/** Sets are padded with zeros to a multiple of this many words, which are counted and combined at once. */
const STEP_WORDS = 16

/** From this many words, copying sets into a room costs less than it saves. */
export const LONG_WORDS = 512

/** Returns the number of words that a set takes in a room. */
export const paddedWords = (words: number) => Math.ceil(words / STEP_WORDS) * STEP_WORDS

/** Memory on which the assembled functions work. */
export class Room {
  readonly assembly = new WebAssembly.Instance(assembled).exports as unknown as Assembly
  words = new Int32Array(this.assembly.memory.buffer)
  /** Byte offsets of sets that will stay empty. */
  readonly empty = new Set<number>()

  /** Reserves the given number of words. Views made earlier may no longer show the memory. */
  reserve(words: number): void {
    const missing = Math.ceil(((words - this.words.length) * WORD_BYTES) / PAGE_BYTES)
    if (missing <= 0) return
    this.assembly.memory.grow(missing)
    this.words = new Int32Array(this.assembly.memory.buffer)
  }

  /** Copies a set to a word offset, followed by zeros. */
  put(set: Int32Array, at: number): void {
    this.words.set(set, at)
    this.words.fill(0, at + set.length, at + paddedWords(set.length))
  }
}

/** For sets that are kept elsewhere. */
export const sharedRoom = new Room()

/** Rooms of sets that are kept in one, by their memory. */
const residents = new WeakMap<ArrayBufferLike, Room>()

/**
 * Returns empty sets of one length that lie in a room of their own, so that they are counted without being copied.
 *
 * @param words length of each
 */
export function residentSets(words: number, count: number): Int32Array[] {
  const size = paddedWords(words)
  const room = new Room()
  // The first one is for the set that others are compared with.
  room.reserve((count + 1) * size)
  const { buffer } = room.words
  residents.set(buffer, room)
  return Array.from({ length: count }, (_, at) => new Int32Array(buffer, (at + 1) * size * WORD_BYTES, words))
}

/** Returns the room in which all of these sets lie; undefined if there is none. */
export function roomOf([first, ...others]: readonly Int32Array[]): Room | undefined {
  const room = first && residents.get(first.buffer)
  return others.every(({ buffer }) => buffer === first?.buffer) ? room : undefined
}

/** Notes which of some resident sets are empty once all are filled, so that they are not counted. */
export function noteEmpty(sets: readonly Int32Array[]): void {
  const room = roomOf(sets)
  for (const set of sets) if (set.every((word) => word === 0)) room?.empty.add(set.byteOffset)
}

/** Keeps in a set only what all of the others have, or adds to it or removes from it what any of them has. */
export function combine(
  operation: 'intersect' | 'unite' | 'subtract',
  set: Int32Array,
  others: readonly Int32Array[],
): Int32Array {
  const size = paddedWords(set.length)
  sharedRoom.reserve(2 * size)
  sharedRoom.put(set, 0)
  for (const other of others) {
    sharedRoom.put(other, size)
    sharedRoom.assembly[operation](0, size * WORD_BYTES, size * WORD_BYTES)
  }
  set.set(sharedRoom.words.subarray(0, set.length))
  return set
}
