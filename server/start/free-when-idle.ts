import { performance } from 'node:perf_hooks'

const EVERY_MS = 5000
/** Shares of the time that the main loop has work: below the first few wait, above the second much piles up. */
const [IDLE, BUSY] = [0.1, 0.3]

/**
 * Gives back what much work has left in memory, once, as soon as there is little to do: V8 by itself keeps garbage, and
 * the pages that it was in, for work that may never come. It takes a few hundred milliseconds.
 */
export function freeWhenIdle(): void {
  const free = globalThis.gc
  // There is one only in a process that a supervisor started.
  if (!free) return
  let before = performance.eventLoopUtilization()
  let wasBusy = true
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    if (utilization > BUSY) wasBusy = true
    else if (wasBusy && utilization < IDLE) {
      wasBusy = false
      free({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    }
    before = performance.eventLoopUtilization()
  }, EVERY_MS).unref()
}
