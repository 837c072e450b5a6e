import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Answer, Order } from './messages.ts'
import { processorMsOf } from './processor-time.ts'
import { residentMb } from './resident-memory.ts'
import { type KillReason, TaskKilled, TaskRefused } from './task-killed.ts'

/** Limits of a worker process. */
export type DecoderLimits = {
  /** Megabytes of JavaScript heap. */
  heapMb: number
  /** Megabytes of memory in total, native libraries included. Enforced on Linux only. */
  residentMb: number
  /** Most megabytes of memory it may hold and still be given the next task, which needs the rest. */
  restMb: number
}

/** Milliseconds within which it must have started, even on a very busy machine. */
const START_MS = 120_000
/** Milliseconds between two checks of its memory and processor time. */
const CHECK_EVERY_MS = 50
/** On the clock, a task may take this many times its processor time: a process that gets no processor is not stuck. */
const CLOCK_FACTOR = 4
/** Environment variables passed on to a decoder; none of them holds a secret. */
const PASSED_ON = ['NODE_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'SYSTEMROOT']

/** A process that does tasks for this one, one at a time, such as decoding untrusted files. */
export class DecoderProcess {
  readonly #child: ChildProcess
  readonly #limits: DecoderLimits

  private constructor(child: ChildProcess, limits: DecoderLimits) {
    this.#child = child
    this.#limits = limits
  }

  /**
   * Starts a process.
   *
   * @param program file that calls `serveTasks`
   * @throws Error when it does not start, which is never the fault of a file
   */
  static async start(program: string, limits: DecoderLimits): Promise<DecoderProcess> {
    const child = fork(program, [], {
      // A small young generation, so that short-lived objects such as frames do not pile up in it.
      execArgv: [`--max-old-space-size=${limits.heapMb}`, '--max-semi-space-size=2'],
      env: decoderEnv(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Killed along with the program: a service manager that finds it left behind would wait for it.
    const endWithProgram = () => child.kill('SIGKILL')
    process.once('exit', endWithProgram)
    child.once('exit', () => process.off('exit', endWithProgram))
    const answer = await firstOf(child, START_MS, () => undefined)
    if (typeof answer === 'string' || answer.is !== 'ready') {
      child.kill('SIGKILL')
      throw new Error(`The process ${path.relative('', program)} did not start.`)
    }
    return new DecoderProcess(child, limits)
  }

  /** Whether it can take another file: it is alive, and the previous file left it enough memory. */
  get isFit(): boolean {
    return this.#isAlive && residentMb(this.#child.pid ?? 0) <= this.#limits.restMb
  }

  get #isAlive(): boolean {
    // A process that was told to end lingers for a moment.
    const { connected, killed, exitCode, signalCode } = this.#child
    return connected && !killed && exitCode === null && signalCode === null
  }

  /**
   * Runs a task. The process must have no other task, and has ended when this throws {@link TaskKilled}.
   *
   * @param ms longest processor time, or time on the clock where the system does not report processor time
   * @param clockMs longest time on the clock
   * @throws TaskRefused, TaskKilled; Error when the task failed in another way
   */
  async run(order: Order, ms: number, clockMs: number = ms * CLOCK_FACTOR): Promise<unknown> {
    const { pid = 0 } = this.#child
    const before = processorMsOf(pid)
    this.#holdProgram(true)
    try {
      // A failed send shows up as the end of the process.
      this.#child.send(order, () => {})
      const answer = await firstOf(this.#child, before === undefined ? ms : clockMs, () => {
        if (residentMb(pid) > this.#limits.residentMb) return 'memory'
        return before !== undefined && (processorMsOf(pid) ?? 0) - before > ms ? 'time' : undefined
      })
      if (typeof answer === 'string') throw new TaskKilled(answer)
      if (answer.is === 'done') return answer.value
      if (answer.is === 'refused') throw new TaskRefused(answer.problem, answer.message)
      throw new Error(answer.is === 'failed' ? answer.message : 'The process answered out of turn.')
    } catch (error) {
      if (error instanceof TaskKilled) this.end()
      throw error
    } finally {
      this.#holdProgram(false)
    }
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  /** Only a decoder with a task keeps the program from ending. */
  #holdProgram(isHeld: boolean): void {
    const { channel } = this.#child
    if (isHeld) {
      this.#child.ref()
      channel?.ref()
    } else {
      this.#child.unref()
      channel?.unref()
    }
  }
}

function decoderEnv(): NodeJS.ProcessEnv {
  const kept = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  // Native memory is freed sooner with few arenas.
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }
}

/** Resolves with the next answer of a process, or with the reason why there is none. */
function firstOf(child: ChildProcess, ms: number, look: () => KillReason | undefined): Promise<Answer | KillReason> {
  return new Promise((resolve) => {
    const settle = (outcome: Answer | KillReason) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.off('message', settle).off('exit', crashed).off('error', crashed)
      resolve(outcome)
    }
    const crashed = () => settle('crash')
    const timer = setTimeout(() => settle('time'), ms)
    const watch = setInterval(() => {
      const reason = look()
      if (reason) settle(reason)
    }, CHECK_EVERY_MS)
    child.on('message', settle).on('exit', crashed).on('error', crashed)
  })
}
