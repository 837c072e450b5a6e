// Checks docs/architecture.md against the folders: its tree names every folder of the upper levels and no others.
// Checks the documents against the files: each path in backquotes, each link and its heading exist, and each page of
// docs says for whom it is written. Each block of commands is tried by the trial of an installation, or says why not.
// Refuses folders with too many sources, sources and functions with too many lines,
// and comments with lines that are too long.
import fs from 'node:fs'
import path from 'node:path'
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { findDeadLinks, findMissingFiles, namesReaders } from './docs/find-page-faults.ts'
import { findUntriedBlocks } from './docs/find-untried-blocks.ts'

const root = path.join(import.meta.dirname, '..')
const TREE = 'docs/architecture.md'
/** Folders whose subfolders each have a line. */
const OPENED = ['app', 'app/features', 'app/routes', 'db', 'e2e', 'imports', 'lib', 'search-engine', 'server']
/** Folders of registers and statistics, which docs/registers.md lists. */
const NOT_DRAWN = /^imports\/(de|es|fr|gb|it)-/
const PAGES = filesOf('docs', '.md')
/** Each names what one can do with a feature, and where it stands. */
const FACES = fs
  .readdirSync(path.join(root, 'app/features'))
  .map((feature) => `app/features/${feature}/README.md`)
  .filter((file) => fs.existsSync(path.join(root, file)))
const DOCUMENTS = [
  ...filesOf('.', '.md').map((file) => path.posix.normalize(file)),
  ...['imports/README.md', 'search-engine/README.md'],
  ...FACES,
  ...PAGES,
  ...filesOf('docs/decisions', '.md'),
]
const SOURCE = /\.(tsx?|cjs|css|sql)$/
/** More files than this are too many to take in at a glance; subfolders are counted separately. */
const MAX_FILES = 30
/** Their numbers give their order. */
const ANY_NUMBER = ['db/migrations']
const MAX_LINES = 300
const MAX_FUNCTION_LINES = 60
/** Tests are lists of cases, each of which is read separately. */
const MAX_TEST_LINES = 500
/**
 * Files that a program generates, that never change once landed, or that hold texts of one language, in which readers
 * only look things up.
 */
const ANY_LENGTH = /^(db\/schema\.ts$|db\/migrations\/|app\/i18n\/|bench\/moderation\/sentences\/)/
/** The formatter wraps code at this width, but not comments. */
const MAX_COLUMNS = 120
/** Tests of a group are in one function. */
const TEST = /\.(test|spec)\.tsx?$/
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

/** Returns the folders in the first code block: `name/`, indented by two spaces for each level, and its description. */
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
const found = ['.', ...OPENED].flatMap(foldersIn).filter((folder) => !NOT_DRAWN.test(folder))
for (const folder of found) if (!drawn.includes(folder)) problems.push(`${TREE}: the tree lacks ${folder}/`)
for (const folder of drawn) if (!exists(folder)) problems.push(`${TREE}: ${folder}/ is not there`)

// A path may end with a line number (`file.ts:12`); one with a placeholder (`<language>`, `{name}`, `*`, `…`) is not
// checked.
const PATH =
  /`((?:app|bench|db|deploy|docs|e2e|imports|lib|public|scripts|search-engine|server|tools)\/[\w./$-]*)(?::\d+)?`/g
for (const document of DOCUMENTS)
  for (const [, named = ''] of read(document).matchAll(PATH))
    if (!exists(named)) problems.push(`${document}: ${named} is not there`)
for (const document of DOCUMENTS) problems.push(...findDeadLinks(root, document))
problems.push(...findUntriedBlocks(root, ['README.md', ...PAGES], 'tools/install-trial'))
for (const face of FACES) problems.push(...findMissingFiles(root, face))
for (const page of [...PAGES, 'docs/decisions/README.md'])
  if (!namesReaders(read(page))) problems.push(`${page}: does not begin with whom it is for ("For …")`)

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
  const most = TEST.test(file) ? MAX_TEST_LINES : MAX_LINES
  if (lengths[index]! > most && !ANY_LENGTH.test(file))
    problems.push(`${file}: ${lengths[index]} lines, at most ${most}`)
}

function checkComments(file: string) {
  for (const [index, line] of read(file).split('\n').entries())
    if (line.length > MAX_COLUMNS && /^\s*(\/\*\* |\* |\/\/ (?!biome-ignore))/.test(line))
      problems.push(`${file}:${index + 1}: a comment of ${line.length} columns, at most ${MAX_COLUMNS}`)
}
for (const file of SOURCES) if (/\.tsx?$/.test(file) && !ANY_LENGTH.test(file)) checkComments(file)

function checkFunctions(file: string) {
  const text = read(file)
  const check = ({ start, end }: Node) => {
    const lines = text.slice(start, end).split('\n').length
    if (lines <= MAX_FUNCTION_LINES) return
    const line = text.slice(0, start).split('\n').length
    problems.push(`${file}:${line}: a function of ${lines} lines, at most ${MAX_FUNCTION_LINES}`)
  }
  const visitor = new Visitor({
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  })
  visitor.visit(parseSync(file, text).program)
}
for (const file of SOURCES) if (/\.tsx?$/.test(file) && !TEST.test(file) && !ANY_LENGTH.test(file)) checkFunctions(file)

const median = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(
  `${drawn.length} folders in the tree, every path and link in ${DOCUMENTS.length} documents exists, ` +
    `${perFolder.size} folders with at most ${MAX_FILES} of ${SOURCES.length} sources, whose median is ${median} lines`,
)
