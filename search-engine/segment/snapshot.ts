/** Flat arrays by name. */
type FlatArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array
export type Arrays = Readonly<Record<string, FlatArray>>

/** Must change with every change in the meaning of the arrays; a snapshot of another version is refused. */
export const SNAPSHOT_VERSION = 14
const MAGIC = 0x4c554141
const HEADER_BYTES = 16
const ALIGNMENT = 8

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array } as const
type TypeName = keyof typeof TYPES
type Entry = { name: string; type: TypeName; length: number; offset: number }

/**
 * Packs the arrays into one buffer: magic number, version, checksum and length of the directory (4 bytes each, little
 * endian), the directory as JSON, then the arrays, each at a multiple of eight bytes.
 */
export function packArrays(arrays: Arrays): ArrayBuffer {
  return joined(packedPieces(arrays))
}

/** Returns the pieces of a snapshot as one buffer. */
export function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes.buffer
}

/** Returns what {@link packArrays} packs in pieces, of which the large ones are views on the arrays. */
export function packedPieces(arrays: Arrays): Uint8Array[] {
  let end = 0
  const entries = Object.entries(arrays).map(([name, array]): Entry => {
    const offset = end
    end += aligned(array.byteLength)
    return { name, type: array.constructor.name as TypeName, length: array.length, offset }
  })
  const directory = new TextEncoder().encode(JSON.stringify(entries))
  const start = new Uint8Array(aligned(HEADER_BYTES + directory.length))
  start.set(directory, HEADER_BYTES)
  const pieces = [start, ...Object.values(arrays).flatMap(padded)]
  new Uint32Array(start.buffer, 0, 4).set([MAGIC, SNAPSHOT_VERSION, checksum(pieces), directory.length])
  return pieces
}

/** Returns the bytes of an array, then zeros up to a multiple of eight; a copy only where they begin within a word. */
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
 * @throws Error if the buffer is no snapshot, of another version or damaged
 */
export function unpackArrays(buffer: ArrayBuffer): Arrays {
  if (buffer.byteLength < HEADER_BYTES || buffer.byteLength % ALIGNMENT !== 0)
    throw new Error('This is no search snapshot.')
  const [magic, version, sum, directoryLength = 0] = new Uint32Array(buffer, 0, 4)
  if (magic !== MAGIC) throw new Error('This is no search snapshot.')
  if (version !== SNAPSHOT_VERSION)
    throw new Error(`The search snapshot has version ${version}, not ${SNAPSHOT_VERSION}.`)
  if (sum !== checksum([new Uint8Array(buffer)])) throw new Error('The search snapshot is damaged.')
  const directory = new TextDecoder().decode(new Uint8Array(buffer, HEADER_BYTES, directoryLength))
  const start = aligned(HEADER_BYTES + directoryLength)
  const entries = JSON.parse(directory) as Entry[]
  return Object.fromEntries(
    entries.map(({ name, type, length, offset }) => [name, new TYPES[type](buffer, start + offset, length)]),
  )
}

const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

/** FNV-1a over the 32-bit words after the header; the lengths of the pieces are multiples of four. */
function checksum(pieces: readonly Uint8Array[]): number {
  let hash = 0x811c9dc5
  let from = HEADER_BYTES
  for (const { buffer, byteOffset, byteLength } of pieces) {
    const words = new Uint32Array(buffer, byteOffset + from, (byteLength - from) / 4)
    for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words[at]!, 0x01000193)
    from = 0
  }
  return hash >>> 0
}
