import { setTimeout as sleep } from 'node:timers/promises'

/** Minimum time of an answer, in milliseconds: longer than any of the hidden work takes. */
export const FLOOR_MS = 400

/**
 * Answers after the same time whether or not there was work to do, so that the time does not reveal whether an e-mail
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
