import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Root folder of a Debian of the other processor, with its C library, for programs that emulate it. */
type Emulated = { emulator: string; libraries: string }

/** Loads what is compiled for one processor: hashing of passwords, pictures, calls of the C library. */
const NATIVE = `
const { hash, verify } = await import('@node-rs/argon2')
if (!(await verify(await hash('kreide'), 'kreide'))) throw new Error('argon2 does not verify')
const sharp = (await import('sharp')).default
const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } }).webp().toBuffer()
const koffi = (await import('koffi')).default
const pid = koffi.load('libc.so.6').func('int getpid()')()
if (pid !== process.pid) throw new Error('koffi calls another function')
console.log(process.arch, process.version, webp.length > 0)`

/** Seconds for a start, which an emulator makes ten times slower. */
const START_S = 300

/**
 * Starts an unpacked release: its compiled parts, its version, and the whole program if there is a database.
 *
 * @param database address of an empty database whose owner may create roles, or undefined
 * @returns what was started
 * @throws Error with what the program said
 */
export async function startOnce(folder: string, database: string | undefined, emulated?: Emulated): Promise<string> {
  const node = emulated ? emulatedNode(folder, emulated) : path.join(folder, 'node_modules/.bin/node')
  const run = (...args: string[]) => execFileSync(node, args, { cwd: folder, encoding: 'utf8' }).trim()
  const native = run('--input-type=module', '-e', NATIVE)
  const version = /this command: (.*)/.exec(run('server/cli/version.ts'))?.[1]
  if (!database) return `${version}: its compiled parts (${native}); without a database, no pages`
  return `${version}: its compiled parts (${native}), and ${await startProgram(node, folder, database)}`
}

/** @returns a script that runs the release's Node, and all processes that it starts, in the emulator */
function emulatedNode(folder: string, { emulator, libraries }: Emulated): string {
  const script = `${folder}.node`
  const node = path.join(folder, 'node_modules/node/bin/node')
  // The program starts others by the name that it was given itself.
  const text = `#!/bin/sh\nexec ${emulator} -L ${libraries} -0 "$0" ${node} "$@"\n`
  fs.writeFileSync(script, text, { mode: 0o755 })
  return script
}

async function startProgram(node: string, folder: string, database: string): Promise<string> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-start-'))
  const port = 20_000 + (process.pid % 10_000)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: database,
    DATABASE_OWNER_URL: database,
    FILES_DIR: path.join(data, 'files'),
    OUTBOX_DIR: path.join(data, 'outbox'),
    PORT: String(port),
    PROCESSES: '1',
    SEARCH_INDEX_DIR: path.join(data, 'search'),
  }
  const child = spawn(node, [path.join(folder, 'server/start.js')], { cwd: folder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const startedAt = performance.now()
  try {
    while (performance.now() - startedAt < START_S * 1000 && child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) return await frontPage(port, (performance.now() - startedAt) / 1000)
      await sleep(500)
    }
    throw new Error(`The program of ${folder} did not start:\n${said}`)
  } finally {
    child.kill('SIGTERM')
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(undefined)))
    fs.rmSync(data, { recursive: true, force: true })
  }
}

async function frontPage(port: number, seconds: number): Promise<string> {
  const page = await fetch(`http://127.0.0.1:${port}/`)
  const health = await fetch(`http://127.0.0.1:${port}/healthz`)
  if (page.status !== 200) throw new Error(`The front page answered ${page.status}.`)
  return `the front page after ${seconds.toFixed(1)} s, with ${JSON.stringify(await health.json())}`
}
