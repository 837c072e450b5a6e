import { fork } from 'node:child_process'
import path from 'node:path'
import type { IndexResult, IndexTask } from './index-process.ts'

/** It runs from its source even in the built program, which runs in the same folder. */
const PROGRAM = path.resolve('app/features/search/live/index-process.ts')

/** Builds or merges an index in another process, which has ended when the result is returned. */
export function runIndexTask(task: IndexTask): Promise<IndexResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    let result: IndexResult | undefined
    child.once('message', (message: IndexResult) => {
      result = message
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (result) resolve(result)
      else reject(new Error(`The process that makes the index ended early with ${code ?? signal}.`))
    })
    // A task that cannot be sent shows as the end of the process.
    child.send(task, () => {})
  })
}
