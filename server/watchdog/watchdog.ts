import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { log } from '#lib/log.ts'
import { strippedSources } from '../start/stripped-sources.ts'
import { CURRENT_REQUEST, type RunningRequests } from './running-requests.ts'
import { DEBUGGED, TURNS, type WatchdogData } from './watchdog-data.ts'

/** Milliseconds between two counted turns of the main loop. */
const TURN_MS = 1000

/**
 * Starts a thread that ends the process when its main loop is stuck, so that the supervisor restarts it: one thread
 * serves all visitors, and a single endless request would take the site away from all others. See {@link Standstill}.
 *
 * @param routes patterns of all routes, such as `/:locale?/schools/:id`; the log names these instead of addresses
 * @returns a function that stops the watch
 */
export function startWatchdog(requests: RunningRequests, routes: string[]): () => void {
  Object.assign(globalThis, { [Symbol.for(CURRENT_REQUEST)]: () => requests.current() })
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const countTurn = () => {
    Atomics.add(shared, TURNS, 1)
    Atomics.store(shared, DEBUGGED, inspector.url() ? 1 : 0)
  }
  countTurn()
  const counting = setInterval(countTurn, TURN_MS).unref()
  const workerData: WatchdogData = { shared, requests: requests.memory, routes }
  // Other options of the main thread, such as modules to load first, do not apply to this thread.
  const worker = new Worker(new URL('./watch.ts', import.meta.url), { workerData, execArgv: strippedSources() })
  worker.on('error', (error) => log().error({ err: error }, 'the watchdog ended'))
  worker.unref()
  return () => {
    clearInterval(counting)
    void worker.terminate()
  }
}
