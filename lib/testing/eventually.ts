import { vi } from 'vitest'

/** Milliseconds: only what never happens takes this long. */
const GIVE_UP_MS = 240_000

/**
 * Repeats a check until it passes.
 *
 * @returns what the check returns
 * @throws what the check last threw, if it never passes; the limit is generous enough for the slowest machine
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: GIVE_UP_MS, interval: 50 })
}
