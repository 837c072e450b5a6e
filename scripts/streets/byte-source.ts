import { open } from 'node:fs/promises'
import { HttpSource } from './http-source.ts'

/** A file, here or on a server, that is read in parts and stays the same meanwhile. */
export type ByteSource = {
  /** How messages name it. */
  readonly name: string
  /** Bytes of the whole file. */
  readonly size: number
  /** Differs whenever the file has changed. */
  readonly version: string
  /** Bytes that need not be asked for are read with those that do if that saves a request. */
  readonly isRemote: boolean
  /**
   * @param length bytes, all of which lie in the file
   * @throws Error in one sentence if they cannot be read, or if the file has changed
   */
  read(offset: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

/** What a source may cost. */
export type SourceLimits = { requests: number; attempts: number; idleMs: number; pauseMs: number }

export const SOURCE_LIMITS: SourceLimits = { requests: 20_000, attempts: 6, idleMs: 30_000, pauseMs: 1000 }

/**
 * Opens a file by its path or its http(s) address.
 *
 * @throws Error in one sentence that names it
 */
export async function openSource(from: string, signal: AbortSignal, limits = SOURCE_LIMITS): Promise<ByteSource> {
  if (/^https?:\/\//i.test(from)) return await HttpSource.open(new URL(from), { limits, signal })
  const handle = await open(from).catch(() => {
    throw new Error(`${from} cannot be read.`)
  })
  const { size, mtimeMs } = await handle.stat()
  return {
    name: from,
    size,
    version: `${size}-${mtimeMs}`,
    isRemote: false,
    async read(offset, length) {
      signal.throwIfAborted()
      const bytes = Buffer.alloc(length)
      const { bytesRead } = await handle.read(bytes, 0, length, offset)
      if (bytesRead < length) throw new Error(`${from} has fewer bytes than it names itself.`)
      return bytes
    },
    close: () => handle.close(),
  }
}
