import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Brings the binaries of Valhalla for Linux and macOS; 87 MB to fetch, 280 MB on the disk. */
const PACKAGE = '@valhallajs/valhallajs'
const VERSION = '3.6.1'

/** What of the package is used. */
type Valhalla = {
  VALHALLA_VERSION: string
  Actor: new (config: string) => { [Action in 'status' | 'matrix' | 'isochrone']: (query: string) => Promise<string> }
}

/** Installs the engine from npm into a folder of its own, as the program runs without it. */
export async function installEngine(folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  const cache = path.join(folder, '.npm')
  const args = [
    'install',
    '--prefix',
    folder,
    '--cache',
    cache,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
  ]
  await run('npm', [...args, `${PACKAGE}@${VERSION}`])
  fs.rmSync(cache, { recursive: true, force: true })
}

/** @throws Error with what to do if the engine is not installed */
export function loadEngine(folder: string): Valhalla {
  return createRequire(path.join(assertInstalled(folder), 'package.json'))(PACKAGE) as Valhalla
}

/** Returns the path of one of the engine's own programs. */
export function engineProgram(folder: string, name: string): string {
  const base = assertInstalled(folder)
  const file = path.join(base, 'node_modules', PACKAGE, process.platform, process.arch, name)
  if (!fs.existsSync(file)) throw new Error(`${PACKAGE} has no binary for ${process.platform} ${process.arch}.`)
  return file
}

function assertInstalled(folder: string): string {
  const found = path.resolve(folder)
  if (!fs.existsSync(path.join(found, 'node_modules', PACKAGE)))
    throw new Error(`The engine is not in ${found}: aulario routing install`)
  return found
}

/** Runs a program with its output on the terminal. */
export async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${path.basename(program)} ended with code ${code}.`)
}
