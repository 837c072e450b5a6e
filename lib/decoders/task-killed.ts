/** Which limit ended a task: its time, its memory, or nothing of ours (`crash`). */
export type KillReason = 'time' | 'memory' | 'crash'

/**
 * The process that read a stranger's file ended, or was ended, before it answered. The same bytes would do it again: what
 * they came with is refused for good.
 */
export class TaskKilled extends Error {
  readonly reason: KillReason

  constructor(reason: KillReason) {
    super(`The process that read the file was ended: ${reason}.`)
    this.reason = reason
  }
}

/** So many files wait to be read already that this one is not taken. */
export class DecodersBusy extends Error {
  /** Seconds after which another try makes sense. */
  readonly retryAfter = 30
}

/** A task found that it does not take the file; `problem` is the word of its own for the reason. */
export class TaskRefused extends Error {
  readonly problem: string

  constructor(problem: string, message: string) {
    super(message)
    this.problem = problem
  }
}
