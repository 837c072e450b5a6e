import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { fileChecksum } from '#lib/file-checksum.ts'
import type { GivenFiles } from '../files/given-files.ts'
import type { Source } from '../source.ts'

const root = path.join(import.meta.dirname, '../..')
/** Whatever this imports belongs to the rules. */
const ENTRY = 'imports/run-import.ts'
const IMPORTED = /(?:from|import)\s*\(?\s*'([#.][^']+\.ts)'/g
/** Tables and mappings that the code reads from files, and the libraries. */
const DATA = ['imports/**/*.{tsv,json}', 'search-engine/language/gazetteer/*.tsv', 'package-lock.json']

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

/**
 * Returns a mark of everything that decides what becomes of a file: the program, its tables, its libraries and Node.
 */
export async function rulesVersion(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for await (const { name, content } of ruleFiles()) hash.update(name).update(content)
  return hash.digest('hex')
}

/** Yields the files that make up the rules of imports, with their paths from the root. */
export async function* ruleFiles(): AsyncGenerator<{ name: string; content: string }> {
  const read = (name: string) => fs.readFile(path.join(root, name), 'utf8')
  for (const pattern of DATA)
    for (const name of globSync(pattern, { cwd: root }).toSorted()) yield { name, content: await read(name) }
  const files = new Set([ENTRY])
  for (const name of files) {
    const content = await read(name)
    yield { name, content }
    for (const [, imported = ''] of content.matchAll(IMPORTED))
      files.add(imported.startsWith('#') ? imported.slice(1) : path.join(path.dirname(name), imported))
  }
}
