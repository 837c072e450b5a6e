/** The parts the program depends on; it recovers by itself when they come back. */
export type Part = 'database' | 'store' | 'mail'
export const PARTS: readonly Part[] = ['database', 'store', 'mail']

/** Seconds after which it is worth retrying what failed because a part is away. */
export const RETRY_AFTER_S = 30

/** Milliseconds without another failure after which a part that works again counts as back. */
const CALM_MS = 5000
/** The same for a part that nobody uses in the meantime. */
const FORGOTTEN_MS = 300_000
const CHECK_EVERY_MS = 1000

type Outage = { since: number; failedAt: number; workedAt: number; failures: number }
type Listener = {
  began: (part: Part, error: unknown) => void
  ended: (part: Part, outage: { seconds: number; failures: number }) => void
}

/**
 * The parts that are away, so that thousands of failures with one cause are reported once. A part whose successes and
 * failures alternate has one long outage instead of many.
 */
export class Outages {
  readonly #current = new Map<Part, Outage>()
  readonly #listener: Listener
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(listener: Listener) {
    this.#listener = listener
  }

  /** Notes that a part failed because it is away. */
  fails(part: Part, error: unknown): void {
    const now = performance.now()
    const outage = this.#current.get(part)
    if (outage) {
      outage.failedAt = now
      outage.failures++
      return
    }
    this.#current.set(part, { since: now, failedAt: now, workedAt: 0, failures: 1 })
    this.#timer ??= setInterval(() => this.#endThoseThatAreOver(), CHECK_EVERY_MS).unref()
    this.#listener.began(part, error)
  }

  /** Notes that a part worked. */
  works(part: Part): void {
    const outage = this.#current.get(part)
    if (outage) outage.workedAt = performance.now()
  }

  isAway(part: Part): boolean {
    return this.#current.has(part)
  }

  #endThoseThatAreOver(): void {
    const now = performance.now()
    for (const [part, { since, failedAt, workedAt, failures }] of this.#current) {
      if (now - failedAt < (workedAt > failedAt ? CALM_MS : FORGOTTEN_MS)) continue
      this.#current.delete(part)
      this.#listener.ended(part, { seconds: Math.round((failedAt - since) / 100) / 10, failures })
    }
    if (this.#current.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
