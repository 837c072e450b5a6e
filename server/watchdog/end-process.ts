import { Session } from 'node:inspector/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { logBase } from '#lib/process-number.ts'
import { STOOD_STILL } from './exit-code.ts'
import { CURRENT_REQUEST, RunningRequests } from './running-requests.ts'

/** A request as it may appear in the log. */
type DescribedRequest = { requestId: string; method: string; route: string }

/** Milliseconds that the main thread gets to answer the inspector, and again to end. */
const PATIENCE_MS = 2000
const FRAMES = 12

/** Runs in the main thread, on top of its current work, and therefore sees its stack. */
const LOOK = `(() => {
  Error.stackTraceLimit = ${FRAMES + 1}
  return JSON.stringify({ request: globalThis[Symbol.for('${CURRENT_REQUEST}')]?.(), stack: new Error().stack })
})()`

type Found = { request?: string; stack?: string }

/**
 * Logs the request that the main thread is busy with and its place in the code, and ends the process. If the main
 * thread cannot be interrupted because it is in a system call, all running requests are logged, and the process is
 * killed.
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

/**
 * Writes to the file descriptor, because a worker's streams pass through the main thread. Loaded only when needed, so
 * that it costs nothing before.
 */
async function report({ request, stack }: Found, running: string[], routes: string[]) {
  const { pino } = await import('pino')
  const log = pino(
    { base: logBase(), timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 1, sync: true }),
  )
  const named = (text: string) => describeRequest(text, routes)
  const frames = stack?.split('\n').slice(2)
  const line = request ? named(request) : { running: running.map(named) }
  log.fatal({ ...line, frames }, 'the main loop stood still: the process ends')
}

/**
 * Names a request by its route instead of its address, which may hold user input.
 *
 * @param request id, method and path, separated by spaces
 * @param routes patterns of routes, the most specific first; `*` stands for an address that matches none of them
 */
export function describeRequest(request: string, routes: string[]): DescribedRequest {
  const [requestId = '', method = '', ...path] = request.split(' ')
  const pathname = path.join(' ').replace(/\.data$/, '')
  const route = routes.find((pattern) => new URLPattern({ pathname: pattern }).test({ pathname })) ?? '*'
  return { requestId, method, route }
}
