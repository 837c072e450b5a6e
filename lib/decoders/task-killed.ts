/** Which limit ended a task: time, memory, or none of ours (`crash`). */
export type KillReason = 'time' | 'memory' | 'crash'

/**
 * The process of a task ended, or was ended, before it answered. The same untrusted bytes would do it again, so the
 * upload is refused for good.
 */
export class TaskKilled extends Error {
  readonly reason: KillReason

  constructor(reason: KillReason) {
    super(`The process of the task was ended: ${reason}.`)
    this.reason = reason
  }
}

/** Too many tasks are already waiting. */
export class DecodersBusy extends Error {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter = 30
}

/** A task does not accept the file; `problem` is the task's own word for the reason. */
export class TaskRefused extends Error {
  readonly problem: string

  constructor(problem: string, message: string) {
    super(message)
    this.problem = problem
  }
}
