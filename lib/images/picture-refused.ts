import { TaskKilled, TaskRefused } from '../decoders/task-killed.ts'

/**
 * `kind`: not a picture that we accept; `pixels`: too many pixels, or too much memory; `damaged`: truncated or broken.
 */
export type PictureProblem = 'kind' | 'pixels' | 'damaged'

export class PictureRefused extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture was refused: ${problem}.`, { cause })
    this.problem = problem
  }
}

/**
 * Converts a decoder's error about a picture into a refusal; other errors are returned unchanged. A killed decoder
 * becomes the cause.
 */
export function pictureRefusal(error: unknown): unknown {
  if (error instanceof TaskKilled) return new PictureRefused(error.reason === 'memory' ? 'pixels' : 'damaged', error)
  if (error instanceof TaskRefused && isProblem(error.problem)) return new PictureRefused(error.problem, error)
  return error
}

const isProblem = (word: string): word is PictureProblem => ['kind', 'pixels', 'damaged'].includes(word)
