import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
/** Whatever this imports belongs to the rules. */
const ENTRY = 'imports/run-import.ts'
const IMPORTED = /(?:from|import)\s*\(?\s*'([#.][^']+\.ts)'/g
/** Tables and mappings that the code reads from files, and the libraries. */
const DATA = ['imports/**/*.{tsv,json}', 'package-lock.json']

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
