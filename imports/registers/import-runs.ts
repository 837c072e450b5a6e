import path from 'node:path'
import type { CatalogueFile } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { listsAll } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { ImportError } from '../import-error.ts'
import type { ImportProgress } from '../progress.ts'
import { type CommandOptions, type CommandReport, MissingUnknown, runImport } from '../run-import.ts'
import type { PlannedRun } from './plan-runs.ts'

/** What importing needs. */
export type ImportMeans = {
  rejectedDir: string
  /** How long to wait for another import. */
  waitMinutes: number
  progress: ImportProgress
  signal?: AbortSignal | undefined
}

/** What became of a run: its report, or why it failed. */
export type RunOutcome = { run: PlannedRun; report?: CommandReport; problem?: string; seconds: number }

/**
 * Imports runs one after the other; one that fails does not stop the others.
 *
 * @param isWhole whether the files of a run are those of the publisher, so that they list all that it lists
 * @throws the reason of the signal when the person stops it
 */
export async function* importRuns(
  runs: readonly PlannedRun[],
  means: ImportMeans,
  isWhole: (run: PlannedRun) => boolean,
): AsyncGenerator<RunOutcome> {
  for (const run of runs) {
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const { source, files } = run
    try {
      const report = await importWhole({ source, files, ...means }, isWhole(run))
      yield { run, report, seconds: seconds() }
    } catch (error) {
      means.signal?.throwIfAborted()
      if (!(error instanceof ImportError)) throw error
      yield { run, problem: error.message, seconds: seconds() }
    }
  }
}

/** Imports files that list every school of their source as such, unless unreadable rows may be those of the missing. */
async function importWhole(options: CommandOptions, isWhole: boolean): Promise<CommandReport> {
  if (!isWhole) return await runImport(options)
  try {
    return await runImport({ ...options, complete: true })
  } catch (error) {
    if (!(error instanceof MissingUnknown)) throw error
    return await runImport(options)
  }
}

/**
 * Whether a run has every file that its source needs to list all schools of its area.
 *
 * @param files those of its source that were fetched and may be whole
 */
export function isWholeRun({ source, group, role }: PlannedRun, files: readonly CatalogueFile[]): boolean {
  const entry = catalogueEntry(source.id)
  return entry !== undefined && role === 'schools' && listsAll(entry, group, files)
}

/** Names a run for the person: its source and files. */
export const nameOfRun = ({ source, files }: PlannedRun): string =>
  `${source.id}: ${files.map(({ file }) => path.basename(file)).join(', ')}`
