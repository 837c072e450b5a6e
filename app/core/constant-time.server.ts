import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than any of the answers it hides takes by itself. */
const FLOOR_MS = 400

/**
 * Gives an answer after the same time whether much or nothing had to be done, so that the time does not tell whether an
 * address belongs to an account.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const floor = sleep(FLOOR_MS)
  try {
    return await work()
  } finally {
    await floor
  }
}
