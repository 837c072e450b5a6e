import fs from 'node:fs/promises'
import path from 'node:path'
import { ImportError } from '../import-error.ts'
import type { GivenFile } from './given-files.ts'

/**
 * Returns why files that do not say which day they are of are not imported, with what they suggest: the day on which
 * the last of them was changed on this machine.
 */
export async function undatedProblem(files: readonly GivenFile[]): Promise<ImportError> {
  const changed = await Promise.all(files.map((file) => changedOn(typeof file === 'string' ? file : file.file)))
  const newest = changed.filter((one) => one !== undefined).sort((one, other) => (one.day < other.day ? 1 : -1))[0]
  const suggestion = newest
    ? `--date ${newest.day} (when ${newest.name} was last changed), another day`
    : '--date YYYY-MM-DD'
  return new ImportError(
    `The files do not say which day they are of: add ${suggestion} or, if nobody knows it, --date unknown.`,
  )
}

async function changedOn(place: string): Promise<{ name: string; day: string } | undefined> {
  const stats = await fs.stat(place).catch(() => undefined)
  return stats && { name: path.basename(place), day: stats.mtime.toISOString().slice(0, 10) }
}
