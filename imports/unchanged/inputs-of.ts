import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileChecksum } from '#lib/file-checksum.ts'
import type { GivenFiles } from '../files/given-files.ts'
import type { Source } from '../source.ts'
import { rulesVersion } from './rules-version.ts'

/**
 * Marks of the inputs of an import: `always`, and `onDay` for rows that also depend on the day of the import; `rules`
 * is that of the program alone.
 */
export type Inputs = { always: string; onDay: string; rules: string }

/** What a person specifies for an import besides its files; see `ImportOptions`. */
type Described = {
  source: Source
  complete?: boolean
  date?: string | undefined
  today?: string
  signal?: AbortSignal
}

/** Returns the marks of everything that decides what an import does, besides the directory itself. */
export async function inputsOf(options: Described, places: GivenFiles['places']): Promise<Inputs> {
  const { source, complete = false, date, today = utcDay(), signal } = options
  const files: unknown[] = []
  for (const { file, modified } of places)
    files.push([path.basename(file), modified ?? null, await fileChecksum(file, signal)])
  const rules = await rulesVersion()
  const given = [source.id, source.mapping ?? null, files, complete, date ?? null, rules]
  return { always: markOf(given), onDay: markOf([...given, today]), rules }
}

/** The day of an import for which none is given. */
export const utcDay = (): string => new Date().toISOString().slice(0, 10)

const markOf = (given: unknown) => createHash('sha256').update(JSON.stringify(given)).digest('hex')
