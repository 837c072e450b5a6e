/** A process that lasted this long did not fail at once: its next end counts as the first one again. */
const STEADY_MS = 60_000
const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/** How often in a row a process has ended soon after its start. */
export type Failures = number

/**
 * Returns the number of failures in a row once a process has ended.
 *
 * @param before number of failures in a row before it
 * @param livedMs milliseconds from its start to its end
 */
export function countFailure(before: Failures, livedMs: number): Failures {
  return livedMs >= STEADY_MS ? 1 : before + 1
}

/**
 * Returns the milliseconds to wait before restarting a process that ended: none after the first failure, so that a
 * single one costs nothing, then twice as long each time, so that a lasting cause does not wear down the machine.
 */
export function restartDelay(failures: Failures): number {
  return failures <= 1 ? 0 : Math.min(MIN_DELAY_MS * 2 ** (failures - 2), MAX_DELAY_MS)
}
