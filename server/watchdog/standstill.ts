import fs from 'node:fs'

/** What the watchdog sees of the main thread at one look. */
export type Look = {
  /** Turns of the main loop so far. */
  turns: number
  /** Milliseconds since the previous look, on the clock. */
  passedMs: number
  /** What the kernel reports about the main thread; undefined where it reports nothing. */
  thread: ThreadTime | undefined
}

/** Times of a thread since its start, in milliseconds, and whether it is asleep. */
export type ThreadTime = {
  /** Time on a processor. */
  ranMs: number
  /** Time ready to run, but without a processor. */
  waitedMs: number
  /** Asleep, or in a system call that does not return; false while it runs or could run. */
  isAsleep: boolean
}

/** Milliseconds between two looks. A late look counts as if it had come on time, because nothing ran in between. */
export const CHECK_EVERY_MS = 500

/** Milliseconds of processor time that the main thread may spend without a turn of its loop. */
const WORK_MS = 15_000
/** Milliseconds for which the main thread may be held up in a system call. */
const HELD_MS = 60_000
/** Milliseconds on the clock without a turn, where the kernel does not report what the thread does. */
const SILENT_MS = 120_000

/**
 * Judges whether the main thread is stuck. A thread that gets no processor is not: on a starved machine, half a second
 * of work takes a minute on the clock.
 */
export class Standstill {
  #turns = -1
  #since: ThreadTime | undefined
  #silentMs = 0
  #asleepMs = 0

  /** Starts counting afresh, as after a turn. */
  forget(): void {
    this.#turns = -1
  }

  /** Records a look. @returns whether the main thread is stuck for good */
  isReached({ turns, passedMs, thread }: Look): boolean {
    if (turns !== this.#turns) {
      this.#turns = turns
      this.#since = thread
      this.#silentMs = 0
      this.#asleepMs = 0
      return false
    }
    const countedMs = Math.min(passedMs, CHECK_EVERY_MS)
    this.#silentMs += countedMs
    if (!thread || !this.#since) return this.#silentMs >= SILENT_MS
    if (thread.isAsleep) this.#asleepMs += countedMs
    const workedMs = thread.ranMs - this.#since.ranMs
    const waitedMs = thread.waitedMs - this.#since.waitedMs
    const wasHeld = waitedMs < this.#silentMs / 2 && this.#asleepMs >= this.#silentMs / 2
    return workedMs >= WORK_MS || (this.#silentMs >= HELD_MS && wasHeld)
  }
}

/**
 * Reads the times of this process's main thread, whose number on Linux is that of the process.
 *
 * @returns undefined where the kernel does not report them (`CONFIG_SCHED_INFO`, no /proc, another system)
 */
export function readThreadTime(): ThreadTime | undefined {
  const folder = `/proc/self/task/${process.pid}`
  try {
    // proc(5): nanoseconds on a processor, nanoseconds waiting for one, number of time slices.
    const [ran, waited] = fs.readFileSync(`${folder}/schedstat`, 'latin1').split(' ').map(Number)
    // The state follows the name of the program, which is in brackets and may contain any character.
    const stat = fs.readFileSync(`${folder}/stat`, 'latin1')
    const state = stat.charAt(stat.lastIndexOf(')') + 2)
    if (!Number.isFinite(ran) || !Number.isFinite(waited)) return undefined
    return { ranMs: ran! / 1e6, waitedMs: waited! / 1e6, isAsleep: state === 'S' || state === 'D' }
  } catch {
    return undefined
  }
}
