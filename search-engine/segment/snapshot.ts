/** Flat arrays by name. */
export type Arrays = Readonly<Record<string, Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array>>

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
  const names = Object.keys(arrays)
  let end = 0
  const entries = names.map((name): Entry => {
    const array = arrays[name]!
    const offset = end
    end = aligned(end + array.byteLength)
    return { name, type: array.constructor.name as TypeName, length: array.length, offset }
  })
  const directory = new TextEncoder().encode(JSON.stringify(entries))
  const start = aligned(HEADER_BYTES + directory.length)
  const buffer = new ArrayBuffer(start + end)
  const bytes = new Uint8Array(buffer)
  bytes.set(directory, HEADER_BYTES)
  for (const { name, offset } of entries) {
    const { buffer: source, byteOffset, byteLength } = arrays[name]!
    bytes.set(new Uint8Array(source, byteOffset, byteLength), start + offset)
  }
  new Uint32Array(buffer, 0, 4).set([MAGIC, SNAPSHOT_VERSION, checksum(buffer), directory.length])
  return buffer
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
  if (sum !== checksum(buffer)) throw new Error('The search snapshot is damaged.')
  const directory = new TextDecoder().decode(new Uint8Array(buffer, HEADER_BYTES, directoryLength))
  const start = aligned(HEADER_BYTES + directoryLength)
  const entries = JSON.parse(directory) as Entry[]
  return Object.fromEntries(
    entries.map(({ name, type, length, offset }) => [name, new TYPES[type](buffer, start + offset, length)]),
  )
}

const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

/** FNV-1a over the 32-bit words after the header. */
function checksum(buffer: ArrayBuffer): number {
  const words = new Uint32Array(buffer, HEADER_BYTES)
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words[at]!, 0x01000193)
  return hash >>> 0
}
