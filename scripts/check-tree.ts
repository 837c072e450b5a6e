// Checks docs/architecture.md against the folders: its tree names every folder of the upper levels and none that does
// not exist. Checks the documents against the files: each path in backquotes exists. Refuses folders of too many sources
// and sources of too many lines.
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const TREE = 'docs/architecture.md'
/** Folders each of whose subfolders has a line. */
const OPENED = ['app', 'app/features', 'app/routes', 'db', 'e2e', 'imports', 'lib', 'search-engine', 'server']
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...filesOf('docs', '.md'), ...filesOf('docs/decisions', '.md')]
const SOURCE = /\.(tsx?|cjs|css|sql)$/
/** More files in a folder than somebody takes in at a glance; subfolders count for themselves. */
const MAX_FILES = 20
/** Their numbers are their order. */
const ANY_NUMBER = ['db/migrations']
const MAX_LINES = 300
/** Tests are lists of cases, each read for itself. */
const MAX_TEST_LINES = 400
/** Written by a program, never changed once landed, or texts of one language, which are read by looking things up. */
const ANY_LENGTH = /^(db\/schema\.ts$|db\/migrations\/|app\/i18n\/|bench\/moderation\/sentences\/)/
const problems: string[] = []

function filesOf(folder: string, ending: string): string[] {
  return fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
}

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const exists = (file: string) => fs.existsSync(path.join(root, file))

function foldersIn(parent: string): string[] {
  return fs
    .readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|build$|data$|node_modules$|test-results$)/.test(entry.name))
    .map(({ name }) => path.posix.join(parent, name))
    .filter((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).some((name) => SOURCE.test(name)),
    )
}

/**
 * Returns the folders in the first block of code: `name/`, indented by two spaces for each level, and its description.
 */
function drawnFolders(): string[] {
  const trail: string[] = []
  const block = /```\n([^`]*)```/.exec(read(TREE))?.[1] ?? ''
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^( *)([\w.-]+)\/ +\S/.exec(line) ?? []
    if (!name) {
      if (line.trim()) problems.push(`${TREE}: cannot read "${line}"`)
      return []
    }
    trail.splice(indent.length / 2, Number.POSITIVE_INFINITY, name)
    return [trail.join('/')]
  })
}

const drawn = drawnFolders()
const found = ['.', ...OPENED].flatMap(foldersIn)
for (const folder of found) if (!drawn.includes(folder)) problems.push(`${TREE}: the tree lacks ${folder}/`)
for (const folder of drawn) if (!exists(folder)) problems.push(`${TREE}: ${folder}/ is not there`)

// A path may end with a line (`file.ts:12`); one with a placeholder (`<language>`, `{name}`, `*`, `…`) is none.
const PATH = /`((?:app|bench|db|deploy|docs|e2e|imports|lib|public|scripts|search-engine|server)\/[\w./$-]*)(?::\d+)?`/g
for (const document of DOCUMENTS)
  for (const [, named = ''] of read(document).matchAll(PATH))
    if (!exists(named)) problems.push(`${document}: ${named} is not there`)

const SOURCES = foldersIn('.').flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => path.posix.join(folder, name)),
)
const perFolder = Map.groupBy(SOURCES, (file) => path.posix.dirname(file))
for (const [folder, files] of perFolder)
  if (files.length > MAX_FILES && !ANY_NUMBER.includes(folder))
    problems.push(`${folder}: ${files.length} files, at most ${MAX_FILES}: let it have folders of its own`)
const lengths = SOURCES.map((file) => read(file).split('\n').length - 1)
for (const [index, file] of SOURCES.entries()) {
  const most = /\.(test|spec)\.tsx?$/.test(file) ? MAX_TEST_LINES : MAX_LINES
  if (lengths[index]! > most && !ANY_LENGTH.test(file))
    problems.push(`${file}: ${lengths[index]} lines, at most ${most}`)
}
const median = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(
  `${drawn.length} folders in the tree, every path in ${DOCUMENTS.length} documents exists, ` +
    `${perFolder.size} folders with at most ${MAX_FILES} of ${SOURCES.length} sources, whose median is ${median} lines`,
)
