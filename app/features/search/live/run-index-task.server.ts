import { fork, type StdioOptions } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { programConnection } from '#db/client.ts'
import type { IndexFailure, IndexResult, IndexTask } from './index-process.ts'

/** Run from its source even beside the built program, which is in the same folder. */
const PROGRAM = path.resolve('app/features/search/live/index-process.ts')

/** V8 options: the process takes a tenth more time for its work, and 30 MB less at 250,000 schools. */
const MEMORY_FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=10', '--expose-gc']

/**
 * Builds or merges an index in another process, which has ended when the result is returned.
 *
 * @throws Error with that process's error as its cause
 */
export function runIndexTask(task: IndexTask): Promise<IndexResult> {
  return new Promise((resolve, reject) => {
    const execArgv = [...process.execArgv, ...MEMORY_FLAGS]
    const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc']
    const child = fork(PROGRAM, [], { execArgv, serialization: 'advanced', stdio })
    let answer: IndexResult | IndexFailure | undefined
    child.once('message', (message: IndexResult | IndexFailure) => {
      answer = message
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (!answer) reject(new Error(`The process that makes the index ended early with ${code ?? signal}.`))
      else if ('failed' in answer) reject(new Error('The index could not be made.', { cause: errorOf(answer) }))
      else resolve(answer)
    })
    // A task that cannot be sent shows up as the end of the process.
    child.send(task, () => {})
  })
}

const errorOf = ({ failed }: IndexFailure): Error => Object.assign(new Error(failed.message), failed)

/** Number of the lock held by the process whose turn it is. */
const LOCK = 7_143_001

/** Does something that only one process of a database does at a time; the others wait. */
export async function withIndexLock<T>(work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(programConnection())
  // The lock ends with the connection: then two may work at once.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work()
  } finally {
    await client.end()
  }
}
