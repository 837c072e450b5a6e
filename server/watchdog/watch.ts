// The thread of the watchdog.
import { workerData } from 'node:worker_threads'
import { endProcess } from './end-process.ts'
import { DEBUGGED, TICKS, type WatchdogData } from './watchdog-data.ts'

const LOOK_MS = 500
/** Milliseconds for which the main loop may be blocked. */
const LIMIT_MS = 10_000
/** If this thread itself has not run for this many milliseconds, the machine slept or the process was suspended. */
const SUSPENDED_MS = 3000

const { shared, requests, routes } = workerData as WatchdogData
let ticks = -1
let silentMs = 0
let looked = performance.now()

const looking = setInterval(() => {
  const now = performance.now()
  const passed = now - looked
  looked = now
  const heard = Atomics.load(shared, TICKS)
  if (heard !== ticks || passed > SUSPENDED_MS || Atomics.load(shared, DEBUGGED) === 1) {
    ticks = heard
    silentMs = 0
    return
  }
  silentMs += passed
  if (silentMs < LIMIT_MS) return
  clearInterval(looking)
  void endProcess(requests, routes)
}, LOOK_MS)
