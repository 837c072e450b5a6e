// After a build: writes the service workers of the pages of shared lists, one for each language below the addresses for
// which it answers, with the names of the files that it keeps on a device.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { type ListPage, SHELL_PATH, WORKER_PATH } from '../../app/features/shared-lists/offline/shell.ts'
import { LOCALES, type Locale, localePath } from '../../app/i18n/locales.ts'

const root = path.join(import.meta.dirname, '../..')
const client = path.join(root, 'build/client')
const WORKER = 'app/features/shared-lists/offline/list.worker.ts'

/** The modules along the path of the page. */
const PAGE = [
  'app/entry.client.tsx',
  ...['root', 'routes/locale', 'routes/public/layout', 'routes/public/lists/list'].map(
    (name) => `app/${name}.tsx?__react-router-build-client-route`,
  ),
]
/** What the page loads later for somebody without an account. */
const LATER = [
  'app/features/favourites/device/start-favourites.client.tsx',
  'app/features/shared-lists/components/shared-list.tsx',
  'app/routes/connection/prepare.client.ts',
  'app/routes/shell/footer.tsx',
  'app/routes/shell/language/language-offer-line.tsx',
  'app/routes/shell/show-message.ts',
  'app/ui/connection/wait-for-connection.ts',
]
/** Folders of the texts beyond those of every page. */
const TEXTS = ['account', 'footer', 'shared-lists']
/** Files of `public/`, whose names do not depend on what they hold. */
const DRAWINGS = ['drawings/not-found.svg']
const IN_SHEET = /url\(\/(assets\/[^)]+)\)/g

const folder = path.join(client, '.vite')
const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
// Browsers need none of it.
fs.rmSync(folder, { recursive: true })

const program = await buildWorker()
const mark = fs.readdirSync(path.join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name))
if (!mark) throw new Error('The build has no manifest of its routes')
const revision = digest(fs.readFileSync(path.join(root, 'build/server/index.js')))
for (const locale of LOCALES) {
  const page: ListPage = { files: filesOf(locale), shell: localePath(locale, SHELL_PATH), mark: `/assets/${mark}` }
  const file = path.join(client, localePath(locale, WORKER_PATH))
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `const LIST_PAGE=${JSON.stringify(page)};\n${program}`)
}

async function buildWorker(): Promise<string> {
  const built = await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'warn', mode: 'production' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ write: false, target: 'es2022', license: { fileName: 'list-worker-licenses.md' } },
      rolldownOptions: { input: path.join(root, WORKER), output: { format: 'iife', comments: false } },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  for (const one of files)
    if (one.type === 'asset') fs.writeFileSync(path.join(client, path.basename(one.fileName)), one.source)
  const [chunk] = files.filter((one) => one.type === 'chunk')
  if (!chunk || chunk.imports.length > 0) throw new Error('The worker is more than one file')
  return chunk.code
}

/** Returns the files of the page in one language, and the shell. */
function filesOf(locale: Locale): ListPage['files'] {
  const texts = TEXTS.map((area) => `app/i18n/${area}/${locale}.ts`)
  const scripts = reachedFrom([...PAGE, ...LATER, `app/i18n/loaders/${locale}.ts`, ...texts])
  const assets = [...scripts].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.assets ?? [])])
  const all = new Set([...assets, ...sheets()])
  return [
    ...[...all].toSorted().map((name) => ({ url: `/${name}`, revision: null })),
    ...DRAWINGS.map((name) => ({ url: `/${name}`, revision: digest(fs.readFileSync(path.join(client, name))) })),
    { url: localePath(locale, SHELL_PATH), revision },
  ]
}

/** Returns some modules and those that they import, directly or indirectly. */
function reachedFrom(keys: string[]): Set<string> {
  const reached = new Set(keys)
  for (const key of reached) {
    const module = manifest[key]
    if (!module) throw new Error(`${key} is no module of the build: scripts/after-build/list-workers.ts`)
    for (const imported of module.imports ?? []) reached.add(imported)
  }
  return reached
}

/** Returns the styles of every page and the fonts that they name. */
function sheets(): string[] {
  const names = fs
    .readdirSync(path.join(client, 'assets'))
    .filter((name) => /^(site|forced-colors)-.*\.css$/.test(name))
  const fonts = names.flatMap((name) => [
    ...fs.readFileSync(path.join(client, 'assets', name), 'utf8').matchAll(IN_SHEET),
  ])
  return [...names.map((name) => `assets/${name}`), ...fonts.map(([, font]) => font!)]
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
