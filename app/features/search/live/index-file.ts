import fs from 'node:fs/promises'
import path from 'node:path'
import { REMEMBERED_HOURS } from './changes.ts'

/** A stored index: the engine's buffer, and the database and moment that it belongs to. */
export type StoredIndex = { directory: string; seen: string; buffer: ArrayBuffer }

type Head = Omit<StoredIndex, 'buffer'> & { writtenAt: number }
const HEAD_BYTES = 4096
const HOUR_MS = 3_600_000

/** Writes the index to a file atomically: a reader finds the old one or the new one, never a part. */
export async function writeIndexFile(file: string, index: StoredIndex): Promise<void> {
  const head: Head = { directory: index.directory, seen: index.seen, writtenAt: Date.now() }
  const unfinished = `${file}.${process.pid}`
  await fs.mkdir(path.dirname(file), { recursive: true })
  const handle = await fs.open(unfinished, 'w')
  try {
    await handle.write(JSON.stringify(head).padEnd(HEAD_BYTES), 0)
    await handle.write(new Uint8Array(index.buffer), 0, index.buffer.byteLength, HEAD_BYTES)
  } finally {
    await handle.close()
  }
  await fs.rename(unfinished, file)
}

/**
 * Reads an index that belongs to this database and is recent enough to be updated from the outbox.
 *
 * @returns undefined if there is none that fits
 */
export async function readIndexFile(
  file: string,
  state: { directory: string; next: bigint },
): Promise<StoredIndex | undefined> {
  const content = await fs.readFile(file).catch(() => undefined)
  if (!content) return undefined
  const head = readHead(content)
  if (!head || head.directory !== state.directory) return undefined
  const tooOld = Date.now() - head.writtenAt > (REMEMBERED_HOURS - 1) * HOUR_MS
  // After a restore the database may be at an earlier moment than the file.
  const fromTheFuture = BigInt(head.seen.split(':')[1] ?? 0) > state.next
  if (tooOld || fromTheFuture) return undefined
  const start = content.byteOffset + HEAD_BYTES
  return { ...head, buffer: content.buffer.slice(start, content.byteOffset + content.byteLength) as ArrayBuffer }
}

function readHead(content: Buffer): Head | undefined {
  try {
    return JSON.parse(content.subarray(0, HEAD_BYTES).toString())
  } catch {
    return undefined
  }
}
