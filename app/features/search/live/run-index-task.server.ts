import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { IndexResult, IndexTask } from './index-worker.ts'

/** The worker runs from its source, also in the built program, which stands in the same folder. */
const WORKER = path.resolve('app/features/search/live/index-worker.ts')

/** Builds or merges an index in another thread; the buffer of a merge is handed over and empty afterwards. */
export function runIndexTask(task: IndexTask): Promise<IndexResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task, transferList: task.kind === 'merge' ? [task.buffer] : [] })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The index worker ended early with ${code}.`)))
  })
}
