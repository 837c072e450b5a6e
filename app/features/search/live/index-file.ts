import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { mapFile } from '#lib/memory/mapped-file.ts'
import { HEADER_BYTES, writeArrays } from '#search-engine/index/columns/snapshot.ts'
import type { MadeSnapshot } from '#search-engine/index/segment/stored-layers.ts'
import { REMEMBERED_HOURS } from './changes.ts'

/** The database and the moment to which an index belongs. */
type Origin = { directory: string; seen: string }
/** A stored index with the engine's buffer. */
export type StoredIndex = Origin & { buffer: ArrayBuffer }

/** The identity and position of a database, see `directoryState`. */
export type DirectoryState = { directory: string; next: bigint }

/** Which moment a file must have: one later than another, or exactly one. */
export type Moment = { after: string } | { at: string }

type Head = Origin & { writtenAt: number }
const HEAD_BYTES = 4096
const HOUR_MS = 3_600_000

/**
 * Writes the index to a file atomically: a reader finds the old one or the new one, never a part.
 *
 * @param arrays of the engine's snapshot, each of which is written as soon as it is made
 */
export function writeIndexFile(file: string, origin: Origin, arrays: ReturnType<MadeSnapshot>): void {
  const head: Head = { ...origin, writtenAt: Date.now() }
  // In containers that share the folder, processes have the same numbers.
  const unfinished = `${file}.${os.hostname()}.${process.pid}`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const handle = fs.openSync(unfinished, 'w')
  try {
    // Unlike `writeSync`, it continues after a partial write, and fails when the disk is full.
    fs.writeFileSync(handle, new Uint8Array(HEAD_BYTES + HEADER_BYTES))
    const header = writeArrays(arrays, (bytes) => fs.writeFileSync(handle, bytes))
    fs.writeSync(handle, JSON.stringify(head).padEnd(HEAD_BYTES), 0)
    fs.writeSync(handle, header, 0, HEADER_BYTES, HEAD_BYTES)
  } catch (error) {
    fs.rmSync(unfinished, { force: true })
    throw error
  } finally {
    fs.closeSync(handle)
  }
  fs.renameSync(unfinished, file)
}

/**
 * Reads an index that belongs to this database and is recent enough to be updated from the outbox, or has exactly the
 * requested moment.
 *
 * @returns undefined if there is none that fits
 */
export async function readIndexFile(
  file: string,
  state: DirectoryState,
  moment?: Moment,
): Promise<StoredIndex | undefined> {
  const handle = await fs.promises.open(file).catch(() => undefined)
  if (!handle) return undefined
  try {
    return await readFitting(handle, state, moment)
  } catch {
    return undefined
  } finally {
    await handle.close()
  }
}

async function readFitting(
  handle: fs.promises.FileHandle,
  state: DirectoryState,
  moment: Moment | undefined,
): Promise<StoredIndex | undefined> {
  const { buffer: headBytes } = await handle.read({ buffer: new Uint8Array(HEAD_BYTES), position: 0 })
  const head: Head = JSON.parse(new TextDecoder().decode(headBytes))
  if (head.directory !== state.directory) return undefined
  const tooOld = Date.now() - head.writtenAt > (REMEMBERED_HOURS - 1) * HOUR_MS
  // After a restore the database may be at an earlier moment than the file.
  const fromTheFuture = nextAt(head.seen) > state.next
  if (fromTheFuture || !(moment && 'at' in moment ? head.seen === moment.at : !tooOld)) return undefined
  if (moment && 'after' in moment && nextAt(head.seen) <= nextAt(moment.after)) return undefined
  const { size } = await handle.stat()
  if (size <= HEAD_BYTES) return undefined
  return { ...head, buffer: mapFile(handle.fd, size, HEAD_BYTES) ?? (await readFrom(handle, size, HEAD_BYTES)) }
}

/** Returns the transaction that was next at a moment, given in the format of `pg_current_snapshot()`: `xmin:xmax:…`. */
const nextAt = (seen: string) => BigInt(seen.split(':')[1] ?? 0)

/** Reads the rest of a file into one buffer: a large file is in memory only once. */
async function readFrom(handle: fs.promises.FileHandle, size: number, start: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(size - start)
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
    // It has become shorter: the check of the content refuses what is missing.
    if (bytesRead === 0) break
    at += bytesRead
  }
  return bytes.buffer
}
