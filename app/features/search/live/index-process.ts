// Builds an index in a process of its own: visitors do not wait for it, and its memory is free once it has ended.
import pg from 'pg'
import { giveBackMemory } from '#lib/memory/give-back-memory.ts'
import { releasePages } from '#lib/memory/mapped-file.ts'
import { packArrays } from '#search-engine/index/columns/snapshot.ts'
import type { SchoolDocument } from '#search-engine/index/document.ts'
import { type MadeSnapshot, mergeIntoSnapshot, SnapshotBuilder } from '#search-engine/index/segment/stored-layers.ts'
import { directoryState, readChanges } from './changes.ts'
import { readAllDocuments } from './documents.ts'
import { type DirectoryState, readIndexFile, writeIndexFile } from './index-file.ts'

/** `build`: all schools from the database. `merge`: the index in the file with the schools that have changed since. */
export type IndexTask = { file: string; connection: pg.ClientConfig } & (
  | { kind: 'build' }
  | { kind: 'merge'; base: string; seen: string; changed: readonly string[] }
)
/** The moment of the index in the file, and its content if it could not be written. */
export type IndexResult = { seen: string; buffer?: ArrayBuffer }
/** Why there is none, with what identifies a database that is away. */
export type IndexFailure = {
  failed: { message: string; stack?: string; code?: unknown; severity?: unknown; syscall?: unknown }
}
const FREED_AT_BYTES = 8 * 2 ** 20

type Made = { seen: string; arrays: MadeSnapshot; base?: ArrayBuffer }

// It ends with the process for which it works, which itself decides about a signal to all.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('message', async (task: IndexTask) => {
  const answer = await perform(task).catch(failureOf)
  process.send?.(answer, () => process.disconnect())
})

// An error sent as it is arrives without its code.
function failureOf(error: Error & Omit<IndexFailure['failed'], 'message' | 'stack'>): IndexFailure {
  const { message, stack, code, severity, syscall } = error
  return { failed: { message, stack, code, severity, syscall } }
}

async function perform(task: IndexTask): Promise<IndexResult> {
  const client = new pg.Client(task.connection)
  // A broken connection fails what is being read.
  client.on('error', () => {})
  await client.connect()
  const state = await directoryState(client)
  const { seen, ...made } = (await merge(client, task, state)) ?? (await build(client))
  await client.end()
  const origin = { directory: state.directory, seen }
  return isWritten(task.file, origin, made) ? { seen } : { seen, buffer: packArrays(made.arrays()) }
}

function isWritten(file: string, origin: { directory: string; seen: string }, made: Omit<Made, 'seen'>): boolean {
  try {
    writeIndexFile(file, origin, freeingMemory(made))
    return true
  } catch {
    return false
  }
}

/** Frees what was read and written before much has piled up: V8 by itself waits for more than all of it. */
function* freeingMemory({ arrays, base }: Omit<Made, 'seen'>): ReturnType<MadeSnapshot> {
  let written = FREED_AT_BYTES
  for (const named of arrays()) {
    if (written >= FREED_AT_BYTES) {
      giveBackMemory({ thoroughly: true })
      if (base) releasePages(base)
      written = 0
    }
    yield named
    written += named[1].byteLength
  }
}

async function build(client: pg.Client): Promise<Made> {
  const builder = new SnapshotBuilder()
  const seen = await readAllDocuments(client, (documents: SchoolDocument[]) => builder.add(documents))
  return { seen, arrays: builder.finish() }
}

/** Returns nothing if the index from which the changes count is not in the file. */
async function merge(client: pg.Client, task: IndexTask, state: DirectoryState): Promise<Made | undefined> {
  if (task.kind !== 'merge') return undefined
  const stored = await readIndexFile(task.file, state, { at: task.base })
  if (!stored) return undefined
  const changes = await readChanges(client, [...task.changed])
  return { seen: task.seen, arrays: mergeIntoSnapshot(stored.buffer, changes), base: stored.buffer }
}
