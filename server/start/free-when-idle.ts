import { performance } from 'node:perf_hooks'
import { canGiveBackMemory, giveBackFreed, giveBackMemory } from '#lib/memory/give-back-memory.ts'

const EVERY_MS = 5000
/** The C library looks through its memory in less than a millisecond. */
const FREED_EVERY_MS = 2000
/**
 * Shares of the time for which the main loop is busy: it counts as idle below the first, and as under load above the
 * second.
 */
const [IDLE, BUSY] = [0.1, 0.3]

/**
 * Gives back the memory left over from a busy phase, once, as soon as there is little to do. Until then only what is
 * free already: looking for more would take the time that visitors need.
 */
export function freeWhenIdle(): void {
  if (!canGiveBackMemory()) return
  setInterval(giveBackFreed, FREED_EVERY_MS).unref()
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
