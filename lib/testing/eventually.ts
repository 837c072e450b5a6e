import { vi } from 'vitest'

/** Milliseconds: only what never happens takes so long. */
const GIVE_UP_MS = 240_000

/**
 * Repeats a check until it passes.
 *
 * @returns what the check returns
 * @throws what it throws last, if it never passes; no machine is so slow that it is given up too early
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: GIVE_UP_MS, interval: 50 })
}
