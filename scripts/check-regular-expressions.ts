// Checks with recheck that every regular expression of the program, including those built at run time, takes time
// proportional to the text it reads. Importers read registers in a separate process and are left out.
import fs from 'node:fs'
import path from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

type Found = { file: string; source: string; flags: string }

const root = path.join(import.meta.dirname, '..')
const AT_ONCE = 2
/**
 * These limits give the same verdict however busy the machine is: an expression is judged by its automaton, which is a
 * proof, as long as the automaton has a manageable size. Otherwise attacks limited in number and length, but not in
 * time, are tried; anything that takes much longer than an expression should fails.
 */
const LIMITS = {
  maxRepeatCount: 1000,
  randomSeed: 1,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: 300_000,
}

/**
 * Expressions too large for recheck, applied to parts of at most 4,000 characters with no word longer than 60 letters;
 * `app/features/screening/growth.test.ts` measures how their time grows, and `within-time.ts` next to it stops those
 * that take too long.
 */
const SCREENING = 'app/features/screening/patterns/'

/** Expressions that may take longer, because their input is short or our own. By file and source. */
const BOUNDED: Record<string, Record<string, string>> = {
  'lib/storage/s3-storage.ts': {
    '<Contents>.*?<Key>([^<]*)<\\/Key>.*?<LastModified>([^<]*)<\\/LastModified>.*?<\\/Contents>':
      'lists of the store that the settings name',
  },
  'lib/mail/compose.ts': { '@([^>]+)>?$': 'the sender that the settings name' },
  'app/features/schools/sources/catalogue/catalogue.schema.ts': {
    'address-list-schools[^/]*\\.ods': 'addresses of at most 2,000 characters',
    'state-funded_schools_-_latest_inspections_as_at_.*\\.csv$': 'addresses of at most 2,000 characters',
  },
  'search-engine/language/fold.ts': {
    '(?<![\\p{L}\\p{N}])\\p{L}(?:\\.\\p{L})+(?![\\p{L}\\p{N}])': '1,000 characters',
  },
  'search-engine/language/places/town.ts': {
    ' (?:am|an der|an|im|in|bei|ob der|vor der|a d|a|sur|sous|en|les|lez|aux|upon|on|under|next) .+$':
      'folded text has no line breaks, so the first place fits',
  },
  'app/features/reviews/dashboard/components/review-excerpt.tsx': { '\\s+\\S*$': '160 characters' },
  'app/features/support/open/open-ticket.server.ts': {
    '(?:\\b[a-z][a-z\\d+.-]*:\\/\\/|\\bwww\\.)\\S+|[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+|[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.\\p{L}{2,}(?:\\/\\S*)?':
      '600 characters',
  },
  'app/features/legal/components/legal-text.tsx': { '\\[([^\\]]+)\\]\\(([^)\\s]+)\\)': 'our own pages of law' },
  'lib/storage/storage-key.ts': {
    '^(?!.*\\.\\.)[a-z0-9][\\w.-]*(\\/[a-z0-9][\\w.-]*)*$':
      'linear: it tries one place, and each sign fits one part alone',
  },
}

/** Modules that build expressions: loaded and used here so that the expressions can be checked. */
const BUILT: Record<string, () => Promise<unknown>> = {
  'lib/opening-hours.ts': () => import('../lib/opening-hours.ts'),
  'search-engine/language/fold.ts': () => import('../search-engine/language/fold.ts'),
  'search-engine/language/places/postal-codes.ts': () => import('../search-engine/language/places/postal-codes.ts'),
  'app/features/schools/sources/catalogue/catalogue.schema.ts': () =>
    import('../app/features/schools/sources/catalogue/catalogue.ts'),
  'app/features/accounts/sign-in/pending-cookie.server.ts': async () =>
    (await import('../app/features/accounts/sign-in/pending-cookie.server.ts')).readPendingCookie(''),
  'app/features/schools/initials.ts': () => import('../app/features/schools/initials.ts'),
  'app/features/screening/screen-text.ts': async () => {
    const { screenText } = await import('../app/features/screening/screen-text.ts')
    screenText('Ein Text.', 'de', { names: ['Schule am Berg (Nord)'] })
  },
}
/** Our own words separated by bars, in our own texts; patterns of the catalogue, checked where it is read. */
const NOT_BUILT = [
  'app/features/legal/components/legal-text.tsx',
  'app/features/import-runs/editions/fetch-edition.server.ts',
  'app/features/import-runs/editions/resolve-edition.ts',
]

const literals: Found[] = []
const building = new Set<string>()
let file = ''
const buildsOne = ({ callee }: { callee: Expression }) => {
  if (callee.type === 'Identifier' && callee.name === 'RegExp') building.add(file)
}
const visitor = new Visitor({
  Literal(node) {
    if ('regex' in node) literals.push({ file, source: node.regex.pattern, flags: node.regex.flags })
  },
  NewExpression: buildsOne,
  CallExpression: buildsOne,
})
for (const folder of ['app', 'search-engine', 'server', 'lib', 'db']) {
  for (const name of fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    file = path.posix.join(folder, name.replaceAll(path.sep, '/'))
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|\/testing\//.test(file) || file.startsWith(SCREENING)) continue
    visitor.visit(parseSync(file, fs.readFileSync(path.join(root, file), 'utf8')).program)
  }
}

/** Returns the expressions that the program builds, by the file that builds them. */
async function built(): Promise<Found[]> {
  const found = new Map<string, Found>()
  const record = (made: RegExp) => {
    const caller = new Error().stack
      ?.split('\n')
      .find((line) => line.includes('file:') && !line.includes(import.meta.url))
    const by = /file:\/\/([^:?]+)/.exec(caller ?? '')?.[1]
    const from = by && path.relative(root, by)
    if (from && building.has(from)) found.set(`${from} ${made}`, { file: from, source: made.source, flags: made.flags })
    return made
  }
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given, newTarget) => record(Reflect.construct(target, given, newTarget)),
    apply: (target, self, given) => record(Reflect.apply(target, self, given)),
  })
  for (const use of Object.values(BUILT)) await use()
  globalThis.RegExp = original
  return [...found.values()]
}

const problems: string[] = []
async function look({ file, source, flags }: Found) {
  const told = await check(source, flags, LIMITS)
  if (told.status === 'safe') return
  if (!BOUNDED[file]?.[source])
    problems.push(
      `${file}: /${source}/${flags} is ${told.status === 'vulnerable' ? told.complexity.summary : told.status}`,
    )
}

const made = await built()
for (const one of building) {
  const isKnown = one in BUILT && made.some((found) => found.file === one)
  if (!isKnown && !NOT_BUILT.includes(one)) problems.push(`${one} puts expressions together that nobody looks at`)
}
const distinct = new Map([...literals, ...made].map((found) => [`${found.file} ${found.source} ${found.flags}`, found]))
const queue = [...distinct.values()]
for (const [of, sources] of Object.entries(BOUNDED)) {
  for (const source of Object.keys(sources))
    if (!queue.some((found) => found.file === of && found.source === source))
      problems.push(`${of}: /${source}/ is there no more and needs no reason`)
}
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await look(next)
  }),
)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`${distinct.size} regular expressions, each linear or with a reason`)
process.exit(problems.length === 0 ? 0 : 1)
