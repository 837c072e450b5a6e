import { atOnce } from '#lib/in-pieces.ts'

export type FlatArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array
type Named = readonly [name: string, array: FlatArray]
export type Arrays = Readonly<Record<string, FlatArray>>

/** Must change with every change in the meaning of the arrays; a snapshot of a different version is refused. */
export const SNAPSHOT_VERSION = 18
const MAGIC = 0x4c554141
export const HEADER_BYTES = 16
const ALIGNMENT = 8
const HASH_OF_NOTHING = 0x811c9dc5
/** Bytes that are checked in one step. */
const CHECKED_BYTES = 2 ** 20

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array } as const
type TypeName = keyof typeof TYPES
type Entry = { name: string; type: TypeName; length: number; offset: number }

/**
 * Writes arrays as a snapshot, one after the other, so that they need not all be in memory at once: magic number,
 * version, checksum and length of the directory (4 bytes each, little endian), the arrays, each aligned to eight bytes,
 * then the directory as JSON.
 *
 * @param write receives everything after the header of {@link HEADER_BYTES} bytes, which is known last and returned
 */
export function writeArrays(arrays: Iterable<Named>, write: (bytes: Uint8Array) => void): Uint8Array {
  const entries: Entry[] = []
  let end = HEADER_BYTES
  let hash = HASH_OF_NOTHING
  const append = (bytes: Uint8Array) => {
    hash = checksum(bytes, hash)
    end += bytes.length
    write(bytes)
  }
  for (const [name, array] of arrays) {
    entries.push({ name, type: array.constructor.name as TypeName, length: array.length, offset: end })
    for (const piece of padded(array)) append(piece)
  }
  const directory = new TextEncoder().encode(JSON.stringify(entries))
  for (const piece of padded(directory)) append(piece)
  return new Uint8Array(new Uint32Array([MAGIC, SNAPSHOT_VERSION, hash >>> 0, directory.length]).buffer)
}

/** Returns the output of {@link writeArrays} in one buffer. */
export function packArrays(arrays: Iterable<Named>): ArrayBuffer {
  const pieces: Uint8Array[] = []
  pieces.unshift(writeArrays(arrays, (bytes) => pieces.push(bytes)))
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes.buffer
}

/** Returns the bytes of an array, padded with zeros to a multiple of eight; copied only if they begin within a word. */
function padded({ buffer, byteOffset, byteLength }: FlatArray): Uint8Array[] {
  const given = new Uint8Array(buffer, byteOffset, byteLength)
  const bytes = byteOffset % 4 === 0 ? given : given.slice()
  const whole = byteLength - (byteLength % ALIGNMENT)
  const rest = new Uint8Array(aligned(byteLength) - whole)
  rest.set(bytes.subarray(whole))
  return [bytes.subarray(0, whole), rest]
}

/**
 * Returns the arrays of {@link packArrays}, as views on the buffer.
 *
 * @throws Error if the buffer is not a snapshot, of a different version or damaged
 */
export const unpackArrays = (buffer: ArrayBuffer): Arrays => atOnce(unpackingSteps(buffer))

/** Like {@link unpackArrays}; yields after each small step. */
export function* unpackingSteps(buffer: ArrayBuffer): Generator<void, Arrays> {
  if (buffer.byteLength < HEADER_BYTES || buffer.byteLength % ALIGNMENT !== 0)
    throw new Error('This is no search snapshot.')
  const [magic, version, sum, directoryLength = 0] = new Uint32Array(buffer, 0, 4)
  if (magic !== MAGIC) throw new Error('This is no search snapshot.')
  if (version !== SNAPSHOT_VERSION)
    throw new Error(`The search snapshot has version ${version}, not ${SNAPSHOT_VERSION}.`)
  let hash = HASH_OF_NOTHING
  for (let at = HEADER_BYTES; at < buffer.byteLength; at += CHECKED_BYTES) {
    hash = checksum(new Uint8Array(buffer, at, Math.min(CHECKED_BYTES, buffer.byteLength - at)), hash)
    yield
  }
  if (sum !== hash >>> 0) throw new Error('The search snapshot is damaged.')
  const directoryAt = buffer.byteLength - aligned(directoryLength)
  const directory = new TextDecoder().decode(new Uint8Array(buffer, directoryAt, directoryLength))
  const entries = JSON.parse(directory) as Entry[]
  return Object.fromEntries(
    entries.map(({ name, type, length, offset }) => [name, new TYPES[type](buffer, offset, length)]),
  )
}

const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

/** FNV-1a over 32-bit words, continuing from a previous result; the length is a multiple of four. */
function checksum({ buffer, byteOffset, byteLength }: Uint8Array, before: number): number {
  const words = new Uint32Array(buffer, byteOffset, byteLength / 4)
  let hash = before
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words[at]!, 0x01000193)
  return hash
}
