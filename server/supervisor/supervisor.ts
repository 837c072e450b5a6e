import { log } from '#lib/log.ts'
import type { MetricsReport } from '../metrics/serve-metrics.ts'
import { STOOD_STILL } from '../watchdog/exit-code.ts'
import { countFailure, restartDelay } from './restart-delay.ts'

/** A process of the program. */
export type Child = {
  /** Whether it accepts visitors; false if it ended before. */
  ready: Promise<boolean>
  /** How it ended: its exit code or the signal. */
  ended: Promise<string>
  /** Asks it to end; the whole program does. */
  stop: () => void
  /** Asks it to end without a failed request, because another process has taken over. */
  retire: () => void
  /** Ends it at once. */
  kill: () => void
  /** Asks it for its figures, and whether to read those of the database; undefined if it does not answer in time. */
  report: (asked: { site: boolean }) => Promise<MetricsReport | undefined>
}

/**
 * Milliseconds that a process gets to end; more than requests and jobs get. Whoever ends the whole program waits for
 * it, and for the built-in PostgreSQL after that.
 */
const STOP_MS = 8000
/** The same for one that has a successor, which also waits for requests that are on their way. */
const RETIRE_MS = 25_000

/**
 * Keeps a number of equal processes running. Each has a number, from 1; its successor gets the same one.
 */
export class Supervisor {
  readonly #launch: (number: number) => Child
  readonly #numbers: number[]
  /** The process of each number that accepts visitors or will. */
  readonly #current = new Map<number, Child>()
  /** All that run, also those that start or end. */
  readonly #running = new Set<Child>()
  readonly #ready = new Set<Child>()
  readonly #failures = new Map<number, number>()
  #ends = 0
  #isStarted = false
  #isStopping = false
  #reloading: Promise<void> | undefined

  /** @param launch starts a process with a number */
  constructor(count: number, launch: (number: number) => Child) {
    this.#numbers = Array.from({ length: count }, (_, at) => at + 1)
    this.#launch = launch
  }

  /**
   * Starts the first process, which makes what all need, and then the others. A first process that somebody or the
   * watchdog ended is started again; one that gave up would do so each time.
   *
   * @returns undefined once they run; how the first process ended if it gave up or the program is to end
   */
  async start(): Promise<string | undefined> {
    const [first, ...others] = this.#numbers
    const gaveUp = await this.#startFirst(first!)
    if (gaveUp !== undefined || this.#isStopping) return gaveUp
    this.#isStarted = true
    await Promise.all(others.map((number) => this.#begin(number)))
    return undefined
  }

  /**
   * Replaces all processes one by one: each ends only when its successor is ready. If one does not become ready, the
   * processes that are left keep running. A call during another one waits for that; one before the start does nothing.
   */
  reload(): Promise<void> {
    this.#reloading ??= this.#replaceAll().finally(() => {
      this.#reloading = undefined
    })
    return this.#reloading
  }

  /** The number of each process, with the one that accepts visitors under it, if there is one. */
  processes(): { number: number; child: Child | undefined }[] {
    return this.#numbers.map((number) => {
      const child = this.#current.get(number)
      return { number, child: child && this.#ready.has(child) ? child : undefined }
    })
  }

  /** How many processes ended without being asked to. */
  get ends(): number {
    return this.#ends
  }

  /** Ends all processes and waits for that. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all([...this.#running].map((child) => end(child, child.stop, STOP_MS)))
  }

  async #startFirst(number: number): Promise<string | undefined> {
    for (let failures = 1; ; failures++) {
      const child = this.#open(number)
      this.#current.set(number, child)
      if (await child.ready) return undefined
      const ended = await child.ended
      if (this.#isStopping || hasGivenUp(ended)) return ended
      const delayMs = restartDelay(failures)
      this.#ends++
      log().error({ process: number, ended, failures, delayMs }, 'a process ended while it started, and starts again')
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (this.#isStopping) return ended
    }
  }

  #begin(number: number): Promise<boolean> {
    const child = this.#open(number)
    this.#current.set(number, child)
    return child.ready
  }

  #open(number: number): Child {
    const child = this.#launch(number)
    const startedAt = performance.now()
    this.#running.add(child)
    void child.ready.then((isReady) => isReady && this.#running.has(child) && this.#ready.add(child))
    void child.ended.then((how) => {
      this.#running.delete(child)
      this.#ready.delete(child)
      if (this.#current.get(number) === child) this.#replace(number, how, performance.now() - startedAt)
    })
    return child
  }

  /** Starts a process again that ended without being asked to. */
  #replace(number: number, ended: string, livedMs: number): void {
    this.#current.delete(number)
    if (this.#isStopping || !this.#isStarted) return
    const failures = countFailure(this.#failures.get(number) ?? 0, livedMs)
    const delayMs = restartDelay(failures)
    this.#failures.set(number, failures)
    this.#ends++
    log().error({ process: number, ended, failures, delayMs }, 'a process ended and is started again')
    setTimeout(() => {
      if (!this.#isStopping && !this.#current.has(number)) void this.#begin(number)
    }, delayMs)
  }

  async #replaceAll(): Promise<void> {
    if (!this.#isStarted) return
    for (const number of this.#numbers) {
      if (this.#isStopping) return
      const successor = this.#open(number)
      const isReady = await successor.ready
      if (this.#isStopping) return
      if (!isReady) {
        log().error({ process: number }, 'a new process did not start: those that run continue')
        return
      }
      const former = this.#current.get(number)
      this.#current.set(number, successor)
      if (former) await end(former, former.retire, RETIRE_MS)
    }
    log().info('all processes were replaced')
  }
}

/** Whether a process ended by its own decision, which it explained: not by a signal, nor by its watchdog. */
const hasGivenUp = (ended: string) => ended.startsWith('code ') && ended !== `code ${STOOD_STILL}`

/** Asks a process to end, and ends it at once if it does not do so in time. */
async function end(child: Child, ask: () => void, ms: number): Promise<void> {
  const timer = setTimeout(child.kill, ms)
  ask()
  await child.ended
  clearTimeout(timer)
}
