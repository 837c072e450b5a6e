import { TaskKilled, TaskRefused } from '../decoders/task-killed.ts'

/** `kind`: not a picture that we take; `pixels`: too many of them, or too much memory; `damaged`: broken off or broken. */
export type PictureProblem = 'kind' | 'pixels' | 'damaged'

export class PictureRefused extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture was refused: ${problem}.`, { cause })
    this.problem = problem
  }
}

/** What a decoder said of a picture as a refusal; everything else stays as it is. A killed one is the cause. */
export function pictureRefusal(error: unknown): unknown {
  if (error instanceof TaskKilled) return new PictureRefused(error.reason === 'memory' ? 'pixels' : 'damaged', error)
  if (error instanceof TaskRefused && isProblem(error.problem)) return new PictureRefused(error.problem, error)
  return error
}

const isProblem = (word: string): word is PictureProblem => ['kind', 'pixels', 'damaged'].includes(word)
