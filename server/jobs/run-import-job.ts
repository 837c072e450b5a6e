import { fork } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { processorMsOf } from '#lib/decoders/processor-time.ts'
import { residentMb } from '#lib/decoders/resident-memory.ts'

/** Limits of a process that reads untrusted files. */
type ProcessLimits = {
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
const CHECK_EVERY_MS = 100

/** Run from its source even beside the built program, which is in the same folder. */
const PROGRAM = path.resolve('imports/ordered/main.ts')
/**
 * An import holds pieces of files and its supporting tables, never a whole register. When told to end, it rolls back
 * its transaction and leaves its run waiting; the time for that is shorter than the one in which the program itself
 * stops.
 */
const LIMITS = { heapMb: 1024, residentMb: 1400, graceMs: 8000 }
/** Far more than it takes to read the columns of a country's register. */
const INSPECTION_MS = 240_000

/**
 * Runs an ordered import in a separate process, so that reading a country's register delays no visitor. Its queue
 * limits the duration. After the program has stopped or crashed, the next attempt starts the run again.
 *
 * @param signal aborted when the job takes too long or the program stops
 * @throws Error when the process did not finish the run; a process that died by itself would do so again, so its run
 *   counts as failed
 */
export async function runImportJob(runId: string, signal: AbortSignal): Promise<void> {
  try {
    const processorMs = (await isInspection(runId)) ? INSPECTION_MS : undefined
    await runLimited(PROGRAM, [runId], { ...LIMITS, processorMs }, signal)
  } catch (error) {
    if (!signal.aborted)
      await db()
        .updateTable('import_runs')
        .set({ state: 'failed', ended_at: sql`now()`, ...reasonOf(error) })
        .where('id', '=', runId)
        .where('state', '=', 'running')
        .execute()
    throw error
  }
}

async function isInspection(runId: string): Promise<boolean> {
  const run = await db().selectFrom('import_runs').select('kind').where('id', '=', runId).executeTakeFirst()
  return run?.kind === 'inspection'
}

const reasonOf = (error: unknown) =>
  error instanceof ProcessorTimeUp
    ? { error: 'Inspecting the file took too long.', error_code: 'inspection_time' }
    : { error: 'The program ended before the import did.' }

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
  }, CHECK_EVERY_MS)
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
