import type { ImportProblem } from '#app/features/import-runs/import-run.ts'

/** Why an import cannot be done, in one sentence for the person who started it. Nothing was written. */
export class ImportError extends Error {
  override name = 'ImportError'
  readonly code: ImportProblem | undefined

  constructor(message: string, code?: ImportProblem) {
    super(message)
    this.code = code
  }
}
