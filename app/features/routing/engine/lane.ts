/** Requests that a process sends to the engine at the same time, and how many of them are one visitor's. */
const MAX_RUNNING = 8
const MAX_OF_ONE = 4

/** Failures in a row after which the engine is left alone, and for how long. */
const FAILURES = 3
const PAUSE_MS = 30_000

type Listener = { closed: () => void; opened: () => void }

/**
 * Lets requests to the engine pass, a few at a time. One that finds the lane full is refused at once instead of
 * waiting, and after some failures all are, so that an engine that is away costs nobody a second.
 */
export class Lane {
  readonly #listener: Listener
  readonly #running = new Map<string, number>()
  #total = 0
  #failures = 0
  #pausedUntil = 0

  constructor(listener: Listener) {
    this.#listener = listener
  }

  /**
   * Runs a request.
   *
   * @param visitor for whom it is; requests for pages that all visitors share have none
   * @param isFailure whether an error says that the engine does not work, rather than that it knows no answer
   * @returns undefined if it was refused
   */
  async run<T>(
    visitor: string,
    request: () => Promise<T>,
    isFailure: (error: unknown) => boolean,
  ): Promise<T | undefined> {
    const own = this.#running.get(visitor) ?? 0
    if (this.#isPaused() || this.#total >= MAX_RUNNING || (visitor !== '' && own >= MAX_OF_ONE)) return undefined
    this.#total++
    this.#running.set(visitor, own + 1)
    try {
      const answer = await request()
      this.#works()
      return answer
    } catch (error) {
      if (isFailure(error)) this.#fails()
      else this.#works()
      throw error
    } finally {
      this.#total--
      const left = this.#running.get(visitor)! - 1
      if (left > 0) this.#running.set(visitor, left)
      else this.#running.delete(visitor)
    }
  }

  /** After the pause a single request finds out whether the engine works again. */
  #isPaused(): boolean {
    if (this.#failures < FAILURES) return false
    if (Date.now() < this.#pausedUntil) return true
    this.#pausedUntil = Date.now() + PAUSE_MS
    return false
  }

  #works(): void {
    if (this.#failures >= FAILURES) this.#listener.opened()
    this.#failures = 0
  }

  #fails(): void {
    this.#failures++
    this.#pausedUntil = Date.now() + PAUSE_MS
    if (this.#failures === FAILURES) this.#listener.closed()
  }
}
