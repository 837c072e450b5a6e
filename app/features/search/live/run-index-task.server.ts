import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { IndexResult, IndexTask } from './index-worker.ts'

/** The worker runs from its source even in the built program, which runs in the same folder. */
const WORKER = path.resolve('app/features/search/live/index-worker.ts')

/**
 * Builds or merges an index in another thread; the buffer of a merge is transferred and is empty afterwards. The thread
 * has ended when the result is returned: a process that exits while a thread is still closing may crash.
 */
export function runIndexTask(task: IndexTask): Promise<IndexResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task, transferList: task.kind === 'merge' ? [task.buffer] : [] })
    let result: IndexResult | undefined
    worker.once('message', (message: IndexResult) => {
      result = message
    })
    worker.once('error', reject)
    worker.once('exit', (code) => {
      if (result) resolve(result)
      else reject(new Error(`The index worker ended early with ${code}.`))
    })
  })
}
