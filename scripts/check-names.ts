// Refuses names that the glossary (docs/glossary.md) has replaced: in files and folders, in declarations and exports,
// in props, at the beginning of text keys, and of tables and columns. Names of form fields, stored values and addresses
// are quoted strings or contain an underscore; they stay as they are.
import fs from 'node:fs'
import path from 'node:path'
import { type Node, parseSync } from 'oxc-parser'

const root = path.join(import.meta.dirname, '..')
const FOLDERS = ['app', 'bench', 'db', 'e2e', 'imports', 'lib', 'scripts', 'search-engine', 'server', 'tools']

/** Texts, written rules and data of benchmarks, and the description of the tables. */
const EXEMPT =
  /^db\/(migrations\/|schema\.ts$)|^app\/i18n\/[^/]+\/|\/texts\/|^app\/features\/legal\/pages\/|\/screening\/rules\/|\/sentences\//

/** A replaced word in a name, and the word to use instead. */
const WORDS: Record<string, string> = {
  desk: 'admin or dashboard',
  matter: 'case',
  twin: 'duplicate',
  ruling: 'decision',
  objection: 'appeal',
  proof: 'evidence',
  shortlist: 'favourites',
  campus: 'institution',
  voice: 'source',
  act: 'action',
  trap: 'honeypot',
  bells: 'notifications',
  registrars: 'what they register',
  hearts: 'favourites',
}
/** Phrases that no name may contain, with their words joined by `-`. */
const PHRASES: [RegExp, string][] = [
  [/^(tell|draw)-\w|^(tell|tells)$/, 'notify-… or render-…'],
  [/(^|-)(dead-letters?|settle-letters?|search-miss(es)?)($|-)/, 'failed job, zero results'],
  [
    /(^|-)(own-words?|known-words?|seen-mark|first-wrong|come-alive)($|-)/,
    'self-reported, version token, first invalid',
  ],
]
const CONSTANTS =
  /^(MOST|LEAST|LONGEST|LARGEST|SHORTEST|SMALLEST|FEWEST)(_|$)|_(AT_MOST|AT_LEAST|MOST|LEAST|MAX|MIN)$|_MAXIMUM$/
const PROPS: Record<string, string> = {
  look: 'variant',
  many: 'count',
  most: 'max or limit',
  words: 'labels',
  within: 'what it is measured in',
}

/** Returns the fault of a name in code or of a file; undefined if there is none. */
export function wrongName(name: string): string | undefined {
  if (CONSTANTS.test(name)) return 'say MAX_… or MIN_…'
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const worn = words.find((word) => WORDS[word] ?? (word.endsWith('s') && WORDS[word.slice(0, -1)]))
  if (worn) return `say ${WORDS[worn] ?? WORDS[worn.slice(0, -1)]}`
  const phrase = PHRASES.find(([pattern]) => pattern.test(words.join('-')))
  return phrase && `say ${phrase[1]}`
}

/** Yields the names of exports, declarations and props in a source, except those of columns. */
function* namesIn(file: string, source: string): Generator<{ name: string; problem: string | undefined }> {
  const { module, program } = parseSync(file, source)
  for (const { entries } of module.staticExports)
    for (const { exportName } of entries)
      if (exportName.name) yield { name: exportName.name, problem: wrongName(exportName.name) }
  const open: Node[] = [program]
  for (let node = open.pop(); node; node = open.pop()) {
    const name = declaredBy(node)
    if (name) yield { name, problem: name.includes('_') && /[a-z]/.test(name) ? undefined : wrongName(name) }
    const prop = propOf(node)
    if (prop && file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      yield { name: prop, problem: PROPS[prop] && `say ${PROPS[prop]}` }
    for (const child of Object.values(node).flat()) if (isNode(child)) open.push(child)
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Returns the first parts of the keys in a catalogue of texts; later parts may be stored values. */
const groupsOf = (catalogue: string) =>
  new Set([...catalogue.matchAll(/^ +'([a-zA-Z]+)\.[^']*':/gm)].map(([, group = '']) => group))

function declaredBy(node: Node): string | undefined {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' ? node.id.name : undefined
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return node.id?.name
    default:
      return undefined
  }
}

function propOf(node: Node): string | undefined {
  if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') return node.name.name
  if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier') return node.key.name
  return undefined
}

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name)),
).filter((file) => !EXEMPT.test(file))
const problems = files.flatMap((file) => {
  const problem = wrongName(path.posix.basename(file).replace(/\..*$/, ''))
  return problem ? [`${file}: ${problem}`] : []
})
for (const file of files.filter((name) => /\.tsx?$/.test(name)))
  for (const { name, problem } of namesIn(file, fs.readFileSync(path.join(root, file), 'utf8')))
    if (problem) problems.push(`${file}: ${name}: ${problem}`)
const catalogues = fs.globSync('app/{i18n,mail}/**/de.ts', { cwd: root })
for (const file of catalogues)
  for (const group of groupsOf(fs.readFileSync(path.join(root, file), 'utf8'))) {
    const problem = wrongName(group)
    if (problem) problems.push(`${file}: ${group}.…: ${problem}`)
  }

const schema = fs.readFileSync(path.join(root, 'db/schema.ts'), 'utf8')
for (const [, name = ''] of schema.matchAll(/^ {2}(\w+): /gm)) {
  const problem = wrongName(name)
  if (problem) problems.push(`db/schema.ts: ${name}: ${problem}`)
}

for (const problem of new Set(problems)) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${files.length} files and folders named in the words of the glossary`)
