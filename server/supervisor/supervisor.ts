import { log } from '#lib/log.ts'
import type { MetricsReport } from '../metrics/serve-metrics.ts'
import { STOOD_STILL } from '../watchdog/exit-code.ts'

/** A process that lasted this long did not fail at once: its next end counts as the first one again. */
const STEADY_MS = 60_000
const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/**
 * Why a process ended unasked: its watchdog found it stuck, something killed it, such as the system when memory is
 * short, or it failed.
 */
export type EndReason = 'stood still' | 'killed' | 'failed'

const reasonOf = (ended: string): EndReason =>
  ended === `code ${STOOD_STILL}` ? 'stood still' : ended.startsWith('code ') ? 'failed' : 'killed'

/** How often in a row a process has ended soon after its start. */
type Failures = number

/**
 * Returns the number of failures in a row once a process has ended.
 *
 * @param before number of failures in a row before it
 * @param livedMs milliseconds from its start to its end
 */
function countFailure(before: Failures, livedMs: number): Failures {
  return livedMs >= STEADY_MS ? 1 : before + 1
}

/**
 * Returns the milliseconds to wait before restarting a process that ended: none after the first failure, so that a
 * single one costs nothing, then twice as long each time, so that a lasting cause does not wear down the machine.
 */
function restartDelay(failures: Failures): number {
  return failures <= 1 ? 0 : Math.min(MIN_DELAY_MS * 2 ** (failures - 2), MAX_DELAY_MS)
}

export type Child = {
  /** Whether it accepts visitors; false if it ended before it could. */
  ready: Promise<boolean>
  /** How it ended: its exit code or the signal. */
  ended: Promise<string>
  /** Asks it to end, as the whole program is ending. */
  stop: () => void
  /** Asks it to end without failing a request, because another process has taken over. */
  retire: () => void
  /** Kills it at once. */
  kill: () => void
  /** Asks it for its metrics, and whether to read those of the database; undefined if it does not answer in time. */
  report: (asked: { site: boolean }) => Promise<MetricsReport | undefined>
}

/**
 * Milliseconds that a process gets to end; more than requests and jobs get. Whoever ends the whole program waits for
 * it, and then for the built-in PostgreSQL.
 */
export const STOP_MS = 8000
/** The same for one that has a successor, which also waits for requests that are already on their way. */
export const RETIRE_MS = 25_000

/** Keeps a number of identical processes running. Each has a number, from 1, which its successor takes over. */
export class Supervisor {
  readonly #launch: (number: number) => Child
  readonly #numbers: number[]
  /** For each number, the process that accepts visitors or is about to. */
  readonly #current = new Map<number, Child>()
  /** All running processes, including those that are starting or ending. */
  readonly #running = new Set<Child>()
  readonly #ready = new Set<Child>()
  readonly #failures = new Map<number, number>()
  readonly #ends: Record<EndReason, number> = { 'stood still': 0, killed: 0, failed: 0 }
  #isStarted = false
  #isStopping = false
  #reloading: Promise<void> | undefined

  /** @param launch starts a process with a number */
  constructor(count: number, launch: (number: number) => Child) {
    this.#numbers = Array.from({ length: count }, (_, at) => at + 1)
    this.#launch = launch
  }

  /**
   * Starts the first process, which prepares what all need, and then the others. A first process that was ended by
   * somebody or by the watchdog is restarted; one that gave up would only do so again.
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
   * remaining processes keep running. A call during a reload waits for that one; a call before the start does nothing.
   */
  reload(): Promise<void> {
    this.#reloading ??= this.#replaceAll().finally(() => {
      this.#reloading = undefined
    })
    return this.#reloading
  }

  /** Each number, with the process that accepts visitors under it, if there is one. */
  processes(): { number: number; child: Child | undefined }[] {
    return this.#numbers.map((number) => {
      const child = this.#current.get(number)
      return { number, child: child && this.#ready.has(child) ? child : undefined }
    })
  }

  /** How many processes ended without being asked to, by the reason. */
  get ends(): Readonly<Record<EndReason, number>> {
    return this.#ends
  }

  /**
   * Ends all processes and waits until they have gone.
   *
   * @param hasSuccessor whether another program has taken over, as one in another container may
   */
  async stop({ hasSuccessor }: { hasSuccessor: boolean }): Promise<void> {
    this.#isStopping = true
    const all = [...this.#running]
    await Promise.all(
      all.map((child) => (hasSuccessor ? end(child, child.retire, RETIRE_MS) : end(child, child.stop, STOP_MS))),
    )
  }

  async #startFirst(number: number): Promise<string | undefined> {
    for (let failures = 1; ; failures++) {
      const child = this.#open(number)
      this.#current.set(number, child)
      if (await child.ready) return undefined
      const ended = await child.ended
      if (this.#isStopping || hasGivenUp(ended)) return ended
      const delayMs = restartDelay(failures)
      this.#ends[reasonOf(ended)]++
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

  /** Restarts a process that ended without being asked to. */
  #replace(number: number, ended: string, livedMs: number): void {
    this.#current.delete(number)
    if (this.#isStopping || !this.#isStarted) return
    const failures = countFailure(this.#failures.get(number) ?? 0, livedMs)
    const delayMs = restartDelay(failures)
    this.#failures.set(number, failures)
    this.#ends[reasonOf(ended)]++
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

/** Asks a process to end, and kills it if it does not do so in time. */
async function end(child: Child, ask: () => void, ms: number): Promise<void> {
  const timer = setTimeout(child.kill, ms)
  ask()
  await child.ended
  clearTimeout(timer)
}
