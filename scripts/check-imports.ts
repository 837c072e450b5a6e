// Checks every import, including dynamic ones, against the map of allowed imports (docs/architecture.md), and refuses
// cycles between files, features without a place in the order and parts that are not on the map. In the search
// engine it refuses imports against the order of the rooms; there, in features and in mails cycles among folders; and
// everywhere files of fewer than 25 lines that could stand in their only importer.
//
// `--list` lists the files of fewer than 25 lines that have one importer, each with the file that it should join,
// `--list 90` longer ones as well.
import fs from 'node:fs'
import path from 'node:path'
import { findCyclesBelow, findOrderFaults } from './imports/find-folder-cycles.ts'
import { findLoneFiles } from './imports/find-lone-files.ts'
import { FREE, listSources, readImports } from './imports/read-imports.ts'

const root = path.join(import.meta.dirname, '..')

/** Each feature may import those above it. A flow in the other direction must be an event, see docs/architecture.md. */
const FEATURES = [
  'accounts',
  'admin',
  'routing',
  'schools',
  'facts',
  'notifications',
  'screening',
  'billing',
  'reviews',
  'corrections',
  'events',
  'claims',
  'school-members',
  'catchments',
  'admission-dates',
  'school-profile',
  'profile-editing',
  'school-day',
  'school-media',
  'import-runs',
  'news',
  'enquiries',
  'questions',
  'search',
  'map',
  'places',
  'open-days',
  'api',
  'favourites',
  'dossier',
  'shared-lists',
  'saved-searches',
  'children',
  'choosing',
  'moving',
  'insights',
  'support',
  'groups',
  'mailings',
  'moderation',
  'school-admin',
  'legal',
  'help',
  'sitemaps',
  'feeds',
  'frames',
  'open-data',
]

/** Parts whose subfolders have an order: each may import those before it. Folders in these have no cycle. */
const ROOMS: Record<string, string[]> = { 'search-engine': ['base', 'language', 'index', 'query'] }

/** Words of the domain and their types, without any database access. */
const VOCABULARY = 'db/vocabulary.ts'

/** What each part may import besides itself. The longest matching prefix of a file's path decides. */
const MAY_IMPORT: Record<string, string[]> = {
  'lib/': ['package.json'],
  'db/': ['lib/'],
  'search-engine/': ['lib/', VOCABULARY],
  'app/i18n/': ['lib/'],
  'app/ui/': ['lib/', 'app/i18n/'],
  'app/core/': ['lib/', 'db/', 'app/i18n/', 'app/ui/'],
  'app/mail/': ['lib/', 'app/i18n/', 'db/'],
  'app/routes/': ['lib/', 'app/', VOCABULARY],
  'app/': ['lib/', 'app/'],
  'server/': ['lib/', 'db/', 'search-engine/', 'app/', 'imports/'],
  'imports/': ['lib/', 'db/', 'search-engine/', 'app/core/', 'app/features/'],
}
/** Data without code, which pages show and imports follow. */
const CATALOGUE = 'imports/catalogue/'
FEATURES.forEach((feature, index) => {
  const before = FEATURES.slice(0, index).map((name) => `app/features/${name}/`)
  const shared = ['lib/', 'db/', 'search-engine/', 'app/core/', 'app/i18n/', 'app/ui/', 'app/mail/', CATALOGUE]
  MAY_IMPORT[`app/features/${feature}/`] = [...shared, ...before]
})

const PROGRAM = ['app', 'db', 'imports', 'lib', 'search-engine', 'server']
const BESIDE_PROGRAM = ['bench', 'e2e', 'scripts', 'tools']

const partOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((part) => file.startsWith(part))
    .sort((a, b) => b.length - a.length)[0]

const sources = [...PROGRAM, ...BESIDE_PROGRAM].flatMap((folder) => listSources(root, folder))
const graph = new Map(sources.map((file) => [file, readImports(root, file)]))
const files = sources.filter((file) => PROGRAM.some((folder) => file.startsWith(`${folder}/`)))
const problems: string[] = []

const roomOf = (file: string) => partOf(file) ?? file.split('/', 1)[0]!
if (process.argv[2] === '--list') {
  const below = process.argv[3] ? Number(process.argv[3]) : undefined
  for (const { file, importer, lines } of findLoneFiles(root, graph, roomOf, below))
    console.log(`${file} (${lines}) → ${importer}`)
  process.exit()
}

for (const folder of fs.readdirSync(path.join(root, 'app/features')))
  if (!FEATURES.includes(folder)) problems.push(`app/features/${folder}: has no place in the line of features`)
for (const feature of FEATURES)
  if (!fs.existsSync(path.join(root, 'app/features', feature))) problems.push(`app/features/${feature}: is not there`)

for (const file of files) {
  const { fixed, dynamic } = graph.get(file)!
  const part = partOf(file)
  if (FREE.test(file)) continue
  if (!part) problems.push(`${file}: stands in no part of the map`)
  else
    for (const target of [...fixed, ...dynamic]) {
      const allowed = [part, ...(MAY_IMPORT[part] ?? [])]
      // A part must be listed itself to be reachable: `app/` alone does not open the features to the shell of the
      // screens.
      if (!allowed.some((prefix) => target.startsWith(prefix))) problems.push(`${file} must not import ${target}`)
    }
}

// Dynamic imports may form a cycle: a small part uses one to load the large part that needs it.
const state = new Map<string, 'open' | 'done'>()
function visit(file: string, trail: string[]) {
  if (state.get(file) === 'done') return
  if (state.get(file) === 'open') {
    problems.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`)
    return
  }
  state.set(file, 'open')
  for (const target of graph.get(file)?.fixed ?? []) visit(target, [...trail, file])
  state.set(file, 'done')
}
const bound = files.filter((file) => !FREE.test(file))
for (const file of bound) visit(file, [])

const fixedOf = (file: string) => graph.get(file)?.fixed ?? []
for (const [part, rooms] of Object.entries(ROOMS)) problems.push(...findOrderFaults(bound, fixedOf, part, rooms))
const parts = [...Object.keys(ROOMS), 'app/mail', ...FEATURES.map((feature) => `app/features/${feature}`)]
for (const part of parts)
  for (const { parent, folders, pairs } of findCyclesBelow(bound, fixedOf, part))
    problems.push(
      `${parent}: ${folders.join(', ')} import each other: ${pairs.map((pair) => pair.join(' → ')).join(', ')}`,
    )

for (const { file, importer, lines } of findLoneFiles(root, graph, roomOf))
  problems.push(`${file}: ${lines} lines that only ${importer} imports: let them stand there`)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${files.length} files, every import allowed, no cycle`)
