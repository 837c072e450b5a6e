import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { placeOf } from '#db/embedded/places.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort } from '../testing/run-program.ts'

// The program as `npm start` runs it, with its own PostgreSQL, in a clone with a database of its own. The tests follow
// each other on it. Ctrl-C is SIGINT to a whole group, and npm then sends it to the program once more.

const clone = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-stopping-')))
const root = path.join(import.meta.dirname, '../..')
for (const name of ['app', 'build', 'db', 'imports', 'lib', 'search-engine', 'server', 'package.json'])
  fs.cpSync(path.join(root, name), path.join(clone, name), { recursive: true })
fs.symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))
const cluster = placeOf(clone).data
const port = await freePort()

let npm: ChildProcess
let output = ''

afterEach(() => {
  for (const pid of left()) killIfThere(pid, 'SIGKILL')
})
afterAll(() => {
  fs.rmSync(path.dirname(cluster), { recursive: true, force: true })
  fs.rmSync(clone, { recursive: true })
})

/** Starts the program in a group of its own, as a terminal does; the preparatory npm scripts are skipped. */
function start(): void {
  const settings = { PORT: port, LOG_LEVEL: 'info', SAMPLES: 'false', PROCESSES: '2' }
  const own = { DATABASE_URL: '', DATABASE_OWNER_URL: '', SEARCH_INDEX_DIR: '', MAP_PMTILES: '' }
  npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: clone,
    env: { ...process.env, ...settings, ...own },
    detached: true,
  })
  output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (output += chunk))
}

const said = (text: string) => eventually(() => expect(output).toContain(text))
/** Ids of the web processes that became ready, in that order. */
const ready = () => [...output.matchAll(/"pid":(\d+)[^\n]*"msg":"a process is ready"/g)].map(([, pid]) => Number(pid))
const toGroup = (signal: NodeJS.Signals) => process.kill(-npm.pid!, signal)

/** Returns the processes that work in the clone or in its database, npm and PostgreSQL among them. */
function left(): number[] {
  const folders = [clone, cluster]
  return pidsOf((pid) => folders.includes(fs.readlinkSync(`/proc/${pid}/cwd`)))
}

const postgres = () => pidsOf((pid) => fs.readlinkSync(`/proc/${pid}/cwd`) === cluster)
const isSupervisor = (pid: number) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').endsWith('\0server/start.js\0')

function pidsOf(belongs: (pid: number) => boolean): number[] {
  const pids = fs.readdirSync('/proc').map(Number).filter(Boolean)
  return pids.filter((pid) => {
    try {
      return belongs(pid)
    } catch {
      return false // It ended meanwhile, or is somebody else's.
    }
  })
}

function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}

/** Expects that no process of the program and of its PostgreSQL is left, and that the port is free. */
async function expectNothingLeft() {
  await eventually(() => {
    const here = left().map((pid) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))
    // What has lost its supervisor takes a moment to end; a PostgreSQL without a program lasts.
    expect(here).toEqual([])
  })
  const server = net.createServer().listen(Number(port), '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  await new Promise((resolve) => server.close(resolve))
}

test('Ctrl-C while the database is made', async () => {
  start()
  await eventually(() => expect(fs.existsSync(path.join(cluster, 'PG_VERSION'))).toBe(true))
  toGroup('SIGINT')
  await expectNothingLeft()
})

test('SIGTERM to all while PostgreSQL starts', async () => {
  start()
  await eventually(() => expect(fs.existsSync(path.join(cluster, 'postmaster.pid'))).toBe(true))
  toGroup('SIGTERM')
  await expectNothingLeft()
})

test('Ctrl-C', async () => {
  start()
  await said('is ready: ')
  toGroup('SIGINT')
  await expectNothingLeft()
})

test('SIGTERM to all', async () => {
  start()
  await said('is ready: ')
  toGroup('SIGTERM')
  await expectNothingLeft()
})

test('SIGTERM to the supervisor alone, after a process was killed and started again', async () => {
  start()
  await said('is ready: ')
  const [killed] = ready()
  process.kill(killed!, 'SIGKILL')
  await eventually(() => expect(ready()).toHaveLength(3))
  for (const pid of left().filter(isSupervisor)) process.kill(pid, 'SIGTERM')
  await expectNothingLeft()
})

test('Ctrl-C after a start that found the PostgreSQL of a program that was killed', async () => {
  start()
  await said('is ready: ')
  const program = left().filter((pid) => !postgres().includes(pid))
  for (const pid of program) killIfThere(pid, 'SIGKILL')
  await eventually(() => expect(left()).toEqual(postgres()))
  const [postmaster] = postgres()
  start()
  await said('is ready: ')
  expect(postgres()).toContain(postmaster)
  toGroup('SIGINT')
  await expectNothingLeft()
})
