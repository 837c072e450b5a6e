import { fork } from 'node:child_process'
import path from 'node:path'

/** Runs from its source, also beside the built program, which stands in the same folder. */
const PROGRAM = path.resolve('imports/ordered/main.ts')
/** An import holds pieces of files and its supporting tables, never a whole register. */
const MEMORY_MB = 1024

/**
 * Does an ordered import in a process of its own, so that reading a country holds no visitor up.
 *
 * @throws Error when the process died; the next try marks the run as failed
 */
export function runImportJob(runId: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const execArgv = [`--max-old-space-size=${MEMORY_MB}`]
  const child = fork(PROGRAM, [runId], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  child.once('error', reject)
  child.once('exit', (code) => {
    signal.removeEventListener('abort', stop)
    if (code === 0) resolve()
    else reject(new Error(`The process of the import ended with ${code}.`))
  })
  return promise
}
