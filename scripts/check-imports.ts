// Holds every import against the map of who may import whom (docs/architecture.md) and refuses cycles between files.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

const root = path.join(import.meta.dirname, '..')
const FEATURES =
  'accounts desk schools notifications screening media reviews billing messages tickets search shortlist saved-searches insights moderation notices school-desk law help'.split(
    ' ',
  )

/** What each part may import besides itself. A path that starts a file's path decides; the longest one wins. */
const MAY_IMPORT: Record<string, string[]> = {
  'lib/': [],
  'db/': ['lib/'],
  'app/i18n/': ['lib/'],
  'app/ui/': ['lib/', 'app/i18n/'],
  'app/mail/': ['lib/', 'app/i18n/', 'db/'],
  'app/routes/': ['lib/', 'app/i18n/', 'app/ui/', 'app/features/', 'app/'],
  'app/': ['lib/', 'app/'],
  'server/': ['lib/', 'db/', 'app/', 'imports/'],
  'imports/': ['lib/', 'db/', 'app/features/'],
}
FEATURES.forEach((feature, index) => {
  const before = FEATURES.slice(0, index).map((name) => `app/features/${name}/`)
  MAY_IMPORT[`app/features/${feature}/`] = ['lib/', 'db/', 'app/i18n/', 'app/ui/', 'app/mail/', ...before]
})

/** Tests, commands, benchmarks and journeys look at everything. */
const FREE = /\.(test|spec)\.tsx?$|^(scripts|bench|e2e)\/|\/testing\/|\.config\.ts$/

const partOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((part) => file.startsWith(part))
    .sort((a, b) => b.length - a.length)[0]

function sources(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, fs.readFileSync(path.join(root, file), 'utf8'))
  const fixed = module.staticImports.map((found) => found.moduleRequest.value)
  const passed = module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest?.value ?? ''))
  return [...fixed, ...passed].map((request) => resolve(file, request)).filter((target) => target !== undefined)
}

function resolve(file: string, request: string): string | undefined {
  const plain = request.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return plain.slice(1)
  if (plain.startsWith('.') && !plain.includes('+types')) return path.posix.join(path.posix.dirname(file), plain)
  return undefined
}

const files = ['app', 'db', 'imports', 'lib', 'server'].flatMap(sources)
const graph = new Map(files.map((file) => [file, importsOf(file)]))
const problems: string[] = []

for (const [file, targets] of graph) {
  const part = partOf(file)
  if (FREE.test(file)) continue
  if (!part) problems.push(`${file}: stands in no part of the map`)
  else
    for (const target of targets) {
      const allowed = [part, ...(MAY_IMPORT[part] ?? [])]
      // A part may be reached through its own name only: `app/` alone does not open the features to the screens' frame.
      if (!allowed.some((prefix) => target.startsWith(prefix))) problems.push(`${file} must not import ${target}`)
      if (part === 'app/routes/' && target.startsWith('db/')) problems.push(`${file} must not touch the database`)
    }
}

const state = new Map<string, 'open' | 'done'>()
function visit(file: string, trail: string[]) {
  if (state.get(file) === 'done') return
  if (state.get(file) === 'open') {
    problems.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`)
    return
  }
  state.set(file, 'open')
  for (const target of graph.get(file) ?? []) visit(target, [...trail, file])
  state.set(file, 'done')
}
for (const file of files) if (!FREE.test(file)) visit(file, [])

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${files.length} files, every import allowed, no cycle`)
