import { vi } from 'vitest'

/** Milliseconds: only what never happens takes this long. */
const GIVE_UP_MS = 600_000

/**
 * Repeats a check until it passes.
 *
 * @param giveUpMs larger where the check waits for processor time, of which a busy machine gives little
 * @returns what the check returns
 * @throws what the check last threw, if it never passes; the limit is generous enough for the slowest machine
 */
export function eventually<Result>(check: () => Result | Promise<Result>, giveUpMs = GIVE_UP_MS): Promise<Result> {
  return vi.waitFor(check, { timeout: giveUpMs, interval: 50 })
}
