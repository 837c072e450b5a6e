import { Session } from 'node:inspector/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeRequest } from './describe-request.ts'
import { CURRENT_REQUEST, RunningRequests } from './running-requests.ts'

/** Exit code of a program that stood still: EX_SOFTWARE of sysexits.h. */
const STOOD_STILL = 70
/** The main thread gets this long to answer in the middle of what it does, and the same time again to end. */
const PATIENCE_MS = 2000
const FRAMES = 12

/** Runs in the main thread, on top of what it is busy with, and so sees its stack. */
const LOOK = `(() => {
  Error.stackTraceLimit = ${FRAMES + 1}
  return JSON.stringify({ request: globalThis[Symbol.for('${CURRENT_REQUEST}')]?.(), stack: new Error().stack })
})()`

type Found = { request?: string; stack?: string }

/**
 * Writes to the log which request the main thread is busy with and where in the code, and ends the process. Where the main
 * thread cannot be interrupted, in a call of the operating system, all running requests are named, and the process is killed.
 *
 * @param memory that of {@link RunningRequests}
 */
export async function endProcess(memory: SharedArrayBuffer, routes: string[]): Promise<void> {
  const session = new Session()
  session.connectToMainThread()
  const answer = session.post('Runtime.evaluate', { expression: LOOK, returnByValue: true })
  const found = await Promise.race([answer.then(({ result }) => JSON.parse(result.value) as Found), sleep(PATIENCE_MS)])
  await report(found ?? {}, new RunningRequests(memory).list(), routes)
  session.post('Runtime.evaluate', { expression: `process.exit(${STOOD_STILL})` }).catch(() => {})
  await sleep(PATIENCE_MS)
  process.kill(process.pid, 'SIGKILL')
}

/** By file descriptor: streams of a worker pass through the main thread. Loaded only now, it costs nothing before. */
async function report({ request, stack }: Found, running: string[], routes: string[]) {
  const { pino } = await import('pino')
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 1, sync: true }))
  const named = (text: string) => describeRequest(text, routes)
  const frames = stack?.split('\n').slice(2)
  const line = request ? named(request) : { running: running.map(named) }
  log.fatal({ ...line, frames }, 'the main loop stood still: the process ends')
}
