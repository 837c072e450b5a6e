import { open } from 'node:fs/promises'
import { HttpSource } from './http-source.ts'

/** A local or remote file that is read in parts and does not change meanwhile. */
export type ByteSource = {
  /** Its name in messages. */
  readonly name: string
  /** Bytes of the whole file. */
  readonly size: number
  /** Differs whenever the file has changed. */
  readonly version: string
  /** Whether it is remote: then unneeded bytes are read as well if that saves a request. */
  readonly isRemote: boolean
  /**
   * @param length bytes, all of which are within the file
   * @throws Error in one sentence if they cannot be read, or if the file has changed
   */
  read(offset: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

/** The limits on reading a source. */
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
