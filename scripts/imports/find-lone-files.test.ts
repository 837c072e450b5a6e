import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findLoneFiles } from './find-lone-files.ts'
import { listSources, readImports } from './read-imports.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lone-files-'))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

function lone(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  const partOf = (file: string) => file.split('/', 2).join('/')
  const graph = new Map(listSources(folder, 'app').map((file) => [file, readImports(folder, file)]))
  const found = findLoneFiles(folder, graph, partOf)
  return found.map(({ file, importer }) => `${file} → ${importer}`)
}

const SMALL = 'export const a = 1\n'

test('a small file with one importer, of the same part and on the same side, belongs into it', () => {
  const importAll = ['helper.ts', 'twice.ts', 'long.ts', 'secret.server.ts', 'note.schema.ts']
    .map((name) => `import './${name}'\n`)
    .join('')
  const found = lone({
    'app/notes/notes.ts': `${importAll}import '../mail/other-part.ts'\nconst go = () => [import('./later.ts'), start('./thread.ts')]\n`,
    'app/notes/notes.test.ts': "import './helper.ts'\n",
    'app/notes/list.server.ts': "import './twice.ts'\nimport './query.server.ts'\nimport './filter.ts'\n",
    'app/notes/helper.ts': SMALL,
    'app/notes/twice.ts': SMALL,
    'app/notes/long.ts': SMALL.repeat(25),
    'app/notes/secret.server.ts': SMALL,
    'app/notes/note.schema.ts': SMALL,
    'app/notes/later.ts': SMALL,
    'app/notes/thread.ts': SMALL,
    'app/notes/query.server.ts': SMALL,
    'app/notes/filter.ts': SMALL,
    'app/mail/other-part.ts': SMALL,
  })
  expect(found.sort()).toEqual([
    'app/notes/filter.ts → app/notes/list.server.ts',
    'app/notes/helper.ts → app/notes/notes.ts',
    'app/notes/query.server.ts → app/notes/list.server.ts',
  ])
})

test('what a test of it needs stays out of a program and of a page', () => {
  const found = lone({
    'app/notes/main.ts': "import './tested.ts'\nimport { a } from './untested.ts'\na()\n",
    'app/notes/tested.ts': SMALL,
    'app/notes/untested.ts': SMALL,
    'app/notes/tested.test.ts': "import './tested.ts'\n",
  })
  expect(found).toEqual(['app/notes/untested.ts → app/notes/main.ts'])
})
