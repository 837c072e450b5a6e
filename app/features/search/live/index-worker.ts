// The work on an index that takes seconds runs in a separate thread so that visitors do not wait for it.
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { buildLayers, loadLayers, mergeLayers, saveLayers } from '#search-engine/segment/layers.ts'
import { directoryState } from './changes.ts'
import { readAllDocuments } from './documents.ts'
import { writeIndexFile } from './index-file.ts'

/** `build`: all schools from the database. `merge`: one base from the content of a running index. */
export type IndexTask = { file: string; connection: pg.ClientConfig } & (
  | { kind: 'build' }
  | { kind: 'merge'; seen: string; buffer: ArrayBuffer }
)
export type IndexResult = { seen: string; buffer: ArrayBuffer }

const task = workerData as IndexTask
const client = new pg.Client(task.connection)
await client.connect()
const { directory } = await directoryState(client)
const { layers, seen } = task.kind === 'build' ? await build() : merge(task)
await client.end()
const buffer = saveLayers(layers)
// An index that cannot be stored in a file is rebuilt at the next start; visitors need not know.
await writeIndexFile(task.file, { directory, seen, buffer }).catch(() => {})
parentPort?.postMessage({ seen, buffer } satisfies IndexResult, [buffer])

async function build() {
  const { documents, seen } = await readAllDocuments(client)
  return { layers: buildLayers(documents), seen }
}

function merge({ buffer, seen }: { buffer: ArrayBuffer; seen: string }) {
  return { layers: mergeLayers(loadLayers(buffer)), seen }
}
