import path from 'node:path'
import { log } from '../log.ts'
import { type DecoderLimits, DecoderProcess } from './decoder-process.ts'
import type { TaskTable } from './messages.ts'
import { DecodersBusy, TaskKilled } from './task-killed.ts'

/** How urgent a task is. */
export type Pace = {
  /** Milliseconds of processor time that it may take. */
  ms: number
  /** Milliseconds it may take on the clock; by default four times the processor time. */
  clockMs?: number
  /**
   * Longest wait for earlier tasks, in milliseconds. Without a limit it waits as long as needed, behind all tasks with
   * one.
   */
  patience?: number
}

/** Largest number of waiting tasks that a visitor will queue behind; each may hold a file in memory. */
const MAX_WAITING_TASKS = 20
/** Milliseconds of idleness after which the process of a lane ends. */
const IDLE_MS = 30_000

type Waiting = { begin: () => void; isPatient: boolean }

/**
 * Runs tasks in a separate process, one after the other: decoding untrusted files, or work that would hold up the
 * thread that answers requests. The process is kept for the next task, since starting one takes longer than drawing a
 * small picture, and ends after some idle time.
 */
export class Lane<Tasks extends TaskTable> {
  readonly #program: string
  readonly #limits: DecoderLimits
  readonly #line: Waiting[] = []
  #isTaken = false
  #process: DecoderProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /** @param program path, from the root of the repository, of a file that calls `serveTasks` */
  constructor(program: string, limits: DecoderLimits) {
    this.#program = path.resolve(program)
    this.#limits = limits
  }

  /**
   * @throws TaskRefused when the task does not accept the file; TaskKilled when it broke a limit or crashed its
   *   process; DecodersBusy when too many are waiting; Error when the task failed in another way
   */
  async run<Name extends string & keyof Tasks>(
    task: Name,
    args: Parameters<Tasks[Name]>,
    { ms, clockMs, patience }: Pace,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    await this.#turn(patience)
    try {
      clearTimeout(this.#idle)
      if (!this.#process?.isFit) {
        this.#end()
        this.#process = await DecoderProcess.start(this.#program, this.#limits)
      }
      return (await this.#process.run({ task, args }, ms, clockMs)) as Awaited<ReturnType<Tasks[Name]>>
    } catch (error) {
      if (error instanceof TaskKilled)
        log().warn({ task, reason: error.reason }, 'a task ended the process that did it')
      throw error
    } finally {
      if (!this.#process?.isFit) this.#end()
      this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
      this.#next()
    }
  }

  #end(): void {
    this.#process?.end()
    this.#process = undefined
  }

  #turn(patience: number | undefined): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      return Promise.resolve()
    }
    const isPatient = patience === undefined
    if (!isPatient && this.#line.filter((one) => !one.isPatient).length >= MAX_WAITING_TASKS) throw new DecodersBusy()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(waiting), 1)
        reject(new DecodersBusy())
      }
      const timer = isPatient ? undefined : setTimeout(giveUp, patience)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { begin, isPatient }
      this.#line.push(waiting)
    })
  }

  #next(): void {
    const index = Math.max(
      this.#line.findIndex(({ isPatient }) => !isPatient),
      0,
    )
    const [next] = this.#line.splice(index, 1)
    if (next) next.begin()
    else this.#isTaken = false
  }
}
