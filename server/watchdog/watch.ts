// The thread of the watchdog.
import { workerData } from 'node:worker_threads'
import { endProcess } from './end-process.ts'
import { CHECK_EVERY_MS, readThreadTime, Standstill } from './standstill.ts'
import { DEBUGGED, TURNS, type WatchdogData } from './watchdog-data.ts'

const { shared, requests, routes } = workerData as WatchdogData
const standstill = new Standstill()
let looked = performance.now()

const looking = setInterval(() => {
  const now = performance.now()
  const passedMs = now - looked
  looked = now
  if (Atomics.load(shared, DEBUGGED) === 1) return standstill.forget()
  if (!standstill.isReached({ turns: Atomics.load(shared, TURNS), passedMs, thread: readThreadTime() })) return
  clearInterval(looking)
  void endProcess(requests, routes)
}, CHECK_EVERY_MS)
