import { fork } from 'node:child_process'
import { residentMb } from '#lib/decoders/resident-memory.ts'

/** Limits of a process that reads untrusted files. */
export type ProcessLimits = {
  /** Megabytes of JavaScript heap. */
  heapMb: number
  /** Megabytes of memory in total, native libraries included. Enforced on Linux only. */
  residentMb: number
  /** Milliseconds that it has to end after it is told to. */
  graceMs: number
}

/** Milliseconds between two checks of its memory. */
const LOOK_EVERY_MS = 100

/**
 * Runs one of our programs in a separate process until it ends. A process that exceeds its memory is killed
 * immediately, and so is one that still runs some time after it was told to end: it may be stuck in a loop that notices
 * no signal.
 *
 * @param program path of a file
 * @param signal tells it to end, with SIGTERM
 * @throws Error when it ended with a failure or was killed
 */
export function runLimited(program: string, args: string[], limits: ProcessLimits, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const execArgv = [`--max-old-space-size=${limits.heapMb}`]
  const child = fork(program, args, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let grace: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    grace = setTimeout(() => child.kill('SIGKILL'), limits.graceMs)
  }
  const watch = setInterval(() => {
    if (residentMb(child.pid ?? 0) > limits.residentMb) child.kill('SIGKILL')
  }, LOOK_EVERY_MS)
  const settle = (error?: Error) => {
    signal.removeEventListener('abort', stop)
    clearInterval(watch)
    clearTimeout(grace)
    if (error) reject(error)
    else resolve()
  }
  child.once('error', settle)
  child.once('exit', (code, by) => settle(code === 0 ? undefined : new Error(`The process ended with ${code ?? by}.`)))
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return promise
}
