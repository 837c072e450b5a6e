import { fork } from 'node:child_process'
import { processorMsOf } from '#lib/decoders/processor-time.ts'
import { residentMb } from '#lib/decoders/resident-memory.ts'

/** Limits of a process that reads untrusted files. */
export type ProcessLimits = {
  /** Megabytes of JavaScript heap. */
  heapMb: number
  /** Megabytes of memory in total, native libraries included. Enforced on Linux only. */
  residentMb: number
  /** Milliseconds it has to end once told to. */
  graceMs: number
  /** Milliseconds of processor time. Enforced on Linux only. */
  processorMs?: number | undefined
}

/** A process has used up its processor time. */
export class ProcessorTimeUp extends Error {}

/** Milliseconds between two checks of its memory and processor time. */
const LOOK_EVERY_MS = 100

/**
 * Runs one of our programs in a separate process until it ends. A process that exceeds its memory or processor time is
 * killed immediately, and so is one that is still running some time after it was told to end: it may be stuck in a loop
 * that notices no signal.
 *
 * @param program path of a file
 * @param signal tells it to end, with SIGTERM
 * @throws ProcessorTimeUp; Error when it ended with a failure or was killed
 */
export function runLimited(program: string, args: string[], limits: ProcessLimits, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const execArgv = [`--max-old-space-size=${limits.heapMb}`]
  const child = fork(program, args, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let isTimeUp = false
  let grace: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    grace = setTimeout(() => child.kill('SIGKILL'), limits.graceMs)
  }
  const watch = setInterval(() => {
    if (residentMb(child.pid ?? 0) > limits.residentMb) child.kill('SIGKILL')
    if ((processorMsOf(child.pid ?? 0) ?? 0) <= (limits.processorMs ?? Number.POSITIVE_INFINITY)) return
    isTimeUp = true
    child.kill('SIGKILL')
  }, LOOK_EVERY_MS)
  const settle = (error?: Error) => {
    signal.removeEventListener('abort', stop)
    clearInterval(watch)
    clearTimeout(grace)
    if (error) reject(error)
    else resolve()
  }
  child.once('error', settle)
  child.once('exit', (code, by) => {
    const message = `The process ended with ${code ?? by}.`
    if (code === 0) settle()
    else settle(isTimeUp ? new ProcessorTimeUp(message) : new Error(message))
  })
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return promise
}
