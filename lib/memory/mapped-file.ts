import { cFunction, memoryAt } from './c-library.ts'

/** From mmap(2); the same on every system that has it. */
const [READ_AND_WRITE, PRIVATE, FAILED] = [3, 2, 2n ** 64n - 1n]
/** From madvise(2). */
const DONT_NEED = 4

type Mapping = { address: bigint; bytes: number }
type System = {
  map: (mapping: { bytes: number; fd: number }) => bigint
  unmap: (mapping: Mapping) => void
  release: (mapping: Mapping) => void
}

let known: System | null | undefined

/** Node itself cannot map files. Null where the system cannot either, or there is no way to call it. */
function memorySystem(): System | null {
  if (known === undefined) known = loadSystem()
  return known
}

function loadSystem(): System | null {
  if (process.platform === 'win32') return null
  const mmap = cFunction('uintptr_t mmap(void *address, size_t bytes, int protection, int flags, int fd, int64_t at)')
  const munmap = cFunction('int munmap(uintptr_t address, size_t bytes)')
  const madvise = cFunction('int madvise(uintptr_t address, size_t bytes, int advice)')
  if (!mmap || !munmap || !madvise) return null
  return {
    map: ({ bytes, fd }) => BigInt(mmap(null, bytes, READ_AND_WRITE, PRIVATE, fd, 0)),
    unmap: ({ address, bytes }) => void munmap(address, bytes),
    release: ({ address, bytes }) => void madvise(address, bytes, DONT_NEED),
  }
}

const mappings = new WeakMap<ArrayBuffer, Mapping>()
/** Memory must stay mapped until nothing refers to it any more. */
const unused = new FinalizationRegistry<Mapping>((mapping) => memorySystem()?.unmap(mapping))

/**
 * Returns a file as memory shared by all processes that map it; what a process writes there stays its own. The file may
 * be replaced and removed, but never overwritten in place or truncated: a process that reads a missing part is killed.
 *
 * @param start number of bytes to leave out at the beginning, fewer than the file has; a multiple of eight
 * @returns undefined where files cannot be mapped and must be read instead
 */
export function mapFile(fd: number, size: number, start: number): ArrayBuffer | undefined {
  const found = memorySystem()
  if (!found) return undefined
  const address = found.map({ bytes: size, fd })
  if (address === FAILED) return undefined
  const buffer = memoryAt(address + BigInt(start), size - start)
  const mapping = { address, bytes: size }
  mappings.set(buffer, mapping)
  unused.register(buffer, mapping)
  return buffer
}

/**
 * Releases the memory of a mapped file into which nothing was written. What is used again comes from the page cache of
 * the system. Does nothing with other buffers.
 */
export function releasePages(buffer: ArrayBuffer): void {
  const mapping = mappings.get(buffer)
  if (mapping) memorySystem()?.release(mapping)
}
