/** Why there is no file, for texts in other languages. */
export type DownloadProblem =
  | { code: 'status' | 'refused'; address: string; status: number }
  | { code: 'large'; address: string; megabytes: number }
  | { code: 'slow'; host: string; seconds: number }
  | { code: 'certificate' | 'broken' | 'endless'; host: string }
  | { code: 'unknown_host' | 'not_public'; host: string }
  | { code: 'not_taken'; address: string }
  | { code: 'web_page'; address: string }
  | { code: 'no_edition'; address: string; count: number }

type DownloadFailure = { problem: DownloadProblem; status?: number; isBroken?: boolean }

/** An address that is not asked, or a server that does not answer with the file. */
export class DownloadError extends Error {
  readonly problem: DownloadProblem
  /** Its answer; undefined if it gave none. */
  readonly status: number | undefined
  /** Whether it cannot be reached or broke off, so that asking again may help. */
  readonly isBroken: boolean

  constructor(message: string, { problem, status, isBroken = false }: DownloadFailure) {
    super(message)
    this.problem = problem
    this.status = status
    this.isBroken = isBroken
  }
}
