import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import tar from 'tar-stream'
import { RELEASE_FILE } from '#server/releases/take-release.ts'
import { type Commit, npm } from './build-program.ts'

const { removeDevelopment, removeUnread } = createRequire(import.meta.url)('../../scripts/ensure/superfluous.cjs')

/** What no installation reads. */
const LEFT_OUT = [
  'node_modules',
  'data',
  '.ci',
  '.github',
  '.node',
  '.react-router',
  'build/.built',
  'build/server/.vite/manifest.json',
]
const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Makes the folder of a release for a processor: the built program, the packages that it loads, and Node.
 *
 * @param built folder of {@link buildProgram}
 * @param arch as Node names it: `x64`, `arm64`
 */
export async function makeFolder(built: string, arch: string, folder: string, about: Commit): Promise<void> {
  const left = new Set(LEFT_OUT.map((name) => path.join(built, name)))
  fs.cpSync(built, folder, { recursive: true, filter: (file) => !left.has(file) })
  assertPlaceless(folder, built)
  await bringPackages(folder, arch)
  await bringNode(folder, arch)
  removeUnread(path.join(folder, 'node_modules'))
  removeDevelopment(folder)
  const modules = path.join(folder, 'node_modules')
  fs.rmSync(path.join(modules, '.package-lock.json'), { force: true })
  const assets = fs.readdirSync(path.join(folder, 'build/client/assets')).sort()
  // As deploy/releases writes it when it builds.
  fs.writeFileSync(path.join(folder, 'build/own-assets'), `${assets.join('\n')}\n`)
  fs.writeFileSync(path.join(folder, RELEASE_FILE), `${JSON.stringify({ ...about, system: `linux-${arch}` })}\n`)
}

/**
 * Refuses what would make each build another one.
 *
 * @throws Error when a file of the built program names the folder where it was built
 */
export function assertPlaceless(folder: string, built: string): void {
  for (const entry of fs.readdirSync(path.join(folder, 'build'), { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && fs.readFileSync(file).includes(built)) throw new Error(`${file} names ${built}.`)
  }
}

async function bringPackages(folder: string, arch: string): Promise<void> {
  const system = ['--os=linux', `--cpu=${arch}`, '--libc=glibc']
  await npm(process.execPath, ['ci', '--omit=dev', '--ignore-scripts', ...system, ...FLAGS], folder)
}

/** Fetches the executable, and compares it with the hashes that the repository names. */
async function bringNode(folder: string, arch: string): Promise<void> {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'node_modules/node/package.json'), 'utf8'))
  const known = JSON.parse(fs.readFileSync(path.join(folder, 'scripts/node-integrity.json'), 'utf8'))
  const name = `node-linux-${arch}`
  await npm(process.execPath, ['pack', `${name}@${version}`, ...FLAGS], folder)
  const packed = path.join(folder, `${name}-${version}.tgz`)
  const hash = createHash('sha512').update(fs.readFileSync(packed)).digest('base64')
  if (known[`${name}@${version}`] !== `sha512-${hash}`)
    throw new Error(`${name}@${version} is not what scripts/node-integrity.json names.`)
  await takeExecutable(packed, path.join(folder, 'node_modules/node/bin/node'))
  fs.rmSync(packed)
  const link = path.join(folder, 'node_modules/.bin/node')
  fs.rmSync(link, { force: true })
  fs.mkdirSync(path.dirname(link), { recursive: true })
  fs.symlinkSync('../node/bin/node', link)
}

async function takeExecutable(packed: string, target: string): Promise<void> {
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const extract = tar.extract()
  const reading = pipeline(fs.createReadStream(packed), createGunzip(), extract)
  reading.catch(() => {})
  for await (const entry of extract) {
    if (entry.header.name === 'package/bin/node') await pipeline(entry, fs.createWriteStream(target, { mode: 0o755 }))
    else entry.resume()
  }
  await reading
}
