import { setImmediate } from 'node:timers/promises'

const PIECE_MS = 5

/**
 * Runs steps in batches of a few milliseconds, between which the process answers visitors.
 *
 * @returns what the steps return
 */
export async function inPieces<T>(steps: Iterator<unknown, T>): Promise<T> {
  let started = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - started < PIECE_MS) continue
    await setImmediate()
    started = performance.now()
  }
}

/** Runs all steps in one go. @returns what the steps return */
export function atOnce<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
