/**
 * `kind`: not a video that we accept; `damaged`: truncated, broken, or without a picture; `pixels`: the picture is too
 * large.
 */
export type VideoProblem = 'kind' | 'damaged' | 'pixels'

export class VideoRefused extends Error {
  readonly problem: VideoProblem

  constructor(problem: VideoProblem, cause?: unknown) {
    super(`The video was refused: ${problem}.`, { cause })
    this.problem = problem
  }
}
