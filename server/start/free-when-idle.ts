import { performance } from 'node:perf_hooks'
import { canGiveBackMemory, giveBackMemory } from '#lib/memory/give-back-memory.ts'

const EVERY_MS = 5000
/**
 * Shares of the time for which the main loop is busy: it counts as idle below the first, and as under load above the
 * second.
 */
const [IDLE, BUSY] = [0.1, 0.3]

/** Gives back the memory left over from a busy phase, once, as soon as there is little to do. */
export function freeWhenIdle(): void {
  if (!canGiveBackMemory()) return
  let before = performance.eventLoopUtilization()
  let wasBusy = true
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    if (utilization > BUSY) wasBusy = true
    else if (wasBusy && utilization < IDLE) {
      wasBusy = false
      giveBackMemory()
    }
    before = performance.eventLoopUtilization()
  }, EVERY_MS).unref()
}
