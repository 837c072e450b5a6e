import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { linkRelease } from '../testing/run-program.ts'

const root = path.join(import.meta.dirname, '../..')
const here = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-releases-')))
const current = path.join(here, 'current')
afterAll(() => fs.rmSync(here, { recursive: true }))

/** @returns the folder of a new release */
function release(name: string): string {
  const folder = path.join(here, name)
  linkRelease(folder)
  return folder
}

/** Lets the link `current` lead to a release. */
function use(folder: string) {
  fs.symlinkSync(folder, `${current}.new`)
  fs.renameSync(`${current}.new`, current)
}

test('after a reload the processes come from the release that the link leads to by then, and run on its Node', async () => {
  const [one, two] = [release('one'), release('two')]
  use(one)
  const settings = { NODE_ENV: 'production', PROCESSES: '1', PORT: '0', SAMPLES: 'false', LOG_LEVEL: 'info' }
  const folders = { FILES_DIR: path.join(here, 'files'), OUTBOX_DIR: path.join(here, 'outbox') }
  // As the unit in deploy/ names both.
  const node = path.join(current, 'node_modules/.bin/node')
  const child = spawn(node, [path.join(current, 'server/start.js')], {
    cwd: current,
    env: { ...process.env, ...settings, ...folders },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const said = (text: string) => eventually(() => expect(output).toContain(text))
  try {
    await said('is ready: ')
    expect(processesOf(child.pid!)).toEqual([{ folder: one, node }])
    use(two)
    // The link tells what is meant.
    expect(await versionLines()).toEqual([expect.stringMatching(`^answers now: Aulario .*, 1 process of ${one}$`)])
    child.kill('SIGHUP')
    await said('all processes were replaced')
    expect(processesOf(child.pid!)).toEqual([{ folder: two, node }])
    expect(await versionLines()).toEqual([expect.stringMatching(`^answers now: Aulario .*, 1 process of ${two}$`)])
  } finally {
    child.kill('SIGKILL')
  }
})

/** Returns what `aulario version` says of the processes of this test. */
async function versionLines(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(current, 'server/cli/version.ts')])
  return stdout.split('\n').filter((line) => line.includes(here))
}

/** Returns the folder and the executable, as it was named, of each process of a supervisor. */
function processesOf(supervisor: number) {
  const children = fs.readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').trim().split(' ')
  return children.map((pid) => ({
    folder: fs.readlinkSync(`/proc/${pid}/cwd`),
    node: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0],
  }))
}

/** Returns the packages that the files of the built program load, at once or when something asks for a late part. */
function packagesOf(folder: string): Set<string> {
  const found = new Set<string>()
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const text = fs.readFileSync(path.join(folder, name), 'utf8')
    const loads = /^(?:import|export)\b[^;'"]*?["']([^"'\n]+)["']|(?:import|require)\("([^"\n]+)"\)/gm
    for (const [, early, late] of text.matchAll(loads)) {
      const loaded = early ?? late ?? ''
      if (!loaded.startsWith('.') && !isBuiltin(loaded)) found.add(/^(@[^/]+\/)?[^/]+/.exec(loaded)?.[0] ?? loaded)
    }
  }
  return found
}

test('what the built program loads stays when a release removes what only building needs', () => {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const packages = [...packagesOf(path.join(root, 'build/server'))]
  expect(packages).toContain('react')
  // The map is loaded by browsers alone.
  expect(packages.filter((name) => name !== 'maplibre-gl' && !(name in dependencies))).toEqual([])
})

test('the built program looks for no file beside the source that names it', () => {
  const folder = path.join(root, 'build/server')
  const scripts = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const lines = scripts.flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n'))
  expect(lines.some((line) => line.includes('createRequire(import.meta.url)'))).toBe(true)
  // Packages are found from anywhere in the release.
  const places = lines.map((line) => line.replaceAll('createRequire(import.meta.url)', ''))
  expect(places.filter((line) => /import\.meta\.(dirname|filename|url)/.test(line))).toEqual([])
})

/** Returns the texts of a file of the build and of all that it imports at once. */
function loadedAtOnce(file: string, seen = new Map<string, string>()): string[] {
  if (seen.has(file)) return []
  const text = fs.readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const [, name = ''] of text.matchAll(/^(?:import|export)\b[^;'"]*?["'](\.[^"'\n]+)["']/gm))
    loadedAtOnce(path.join(path.dirname(file), name), seen)
  return [...seen.values()]
}

test('OpenTelemetry is part of the build, and is not loaded before something asks for traces', () => {
  const folder = path.join(root, 'build/server/assets')
  const isTracing = (text: string) => text.includes('OTLPTraceExporter')
  const all = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
  expect(all.filter(isTracing)).toHaveLength(1)
  const early = loadedAtOnce(path.join(root, 'build/server/index.js'))
  expect(early.length).toBeGreaterThan(1)
  expect(early.filter(isTracing)).toEqual([])
})
