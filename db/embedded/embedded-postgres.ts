import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '#lib/is-running.ts'
import { clusterLocale } from '../versions/server-version.ts'
import { FOLDER, hasCluster, placeOf, UNFINISHED } from './places.ts'
import { postmasterOf, removeForeignPidFile } from './postmaster.ts'
import { builtInPrograms, type Ids, majorOf, programsIn, type Run, SUPERUSER, serverIds } from './server-programs.ts'
import { beginUse, endUse, stopUnlessUsed, type UseConnection } from './server-use.ts'

/** A PostgreSQL server of our own, reachable through a Unix socket that only its owner may access. */
export type EmbeddedPostgres = {
  /** Connection string of the superuser; `database` replaces the default database. */
  ownerUrl: (database: string) => string
  /** Connection string of another role. */
  url: (role: string, database: string) => string
  /** Stops the server unless another program is still using it; then the last program stops it. */
  release: () => Promise<void>
  how: 'adopted' | 'started' | 'initialised'
  /** Folder that holds the data and the server's log. */
  home: string
}

/** The children of a crashed postmaster hold its shared memory for a few seconds. */
const START_TRIES = 20
const LOCK_TRIES = 600
const LOCK_PAUSE_MS = 100

/**
 * Starts the PostgreSQL from npm, or adopts it if it is already running (started by another command, or left behind by
 * a killed program). As root, the server runs as the system user `postgres`, because PostgreSQL refuses to run as root,
 * and its files are in /var/lib, because that user cannot enter root's folders.
 *
 * @param projectDir folder of the project; it determines the data folder, so that each clone has its own database
 * @param options.folder name of the data folder, so that tests use a different one from the program
 * @param options.settings further server settings, such as `{ fsync: 'off' }`
 * @param options.bin folder of the programs of another PostgreSQL, such as /usr/lib/postgresql/15/bin
 * @throws Error with a one-sentence message that says what to do
 */
export async function startEmbeddedPostgres(
  projectDir: string,
  options: { folder?: string; settings?: Record<string, string>; bin?: string } = {},
): Promise<EmbeddedPostgres> {
  // Its libraries, OpenSSL 1.1 among them, get no fixes: good enough behind a private socket, but not in public. The
  // variable is read without `env()`, which caches its result, because the caller has yet to set the database's name.
  if (process.env.APP_MODE === 'production')
    throw new Error('The built-in PostgreSQL is not for production: set DATABASE_URL to a PostgreSQL of your own.')
  const ids = serverIds()
  const place = placeOf(projectDir, options.folder)
  const { home, data, socketDir, url } = place
  const bin = options.bin ?? builtInPrograms(ids)
  makePrivateDir(home, ids)

  const run = programsIn(bin, ids)
  const server = (how: EmbeddedPostgres['how'], use: UseConnection): EmbeddedPostgres => ({
    how,
    home,
    url,
    ownerUrl: (database) => url(SUPERUSER, database),
    release: async () => {
      await endUse(use)
      await stopUnused(place, run)
    },
  })

  const lock = lockOf(home)
  const running = await takeStartLock(lock, () => {
    makePrivateDir(socketDir, ids)
    return beginUse(url(SUPERUSER, 'postgres'))
  })
  if (running) return server('adopted', running)
  try {
    const fresh = await initialise(data, home, run, majorOf(bin))
    removeForeignPidFile(data)
    makePrivateDir(socketDir, ids)
    await start(data, home, run, { ...options.settings, unix_socket_directories: socketDir })
    return server(fresh ? 'initialised' : 'started', await beginUse(url(SUPERUSER, 'postgres')))
  } finally {
    fs.rmSync(lock, { recursive: true, force: true })
  }
}

const lockOf = (home: string) => path.join(home, 'start.lock')

/**
 * Stops the server of a project if it is running without a program using it: one that was killed while starting or
 * ending could not do so.
 *
 * @param folder name of the data folder
 */
export async function stopUnusedPostgres(projectDir: string, folder: string = FOLDER): Promise<void> {
  if (!hasCluster(projectDir, folder)) return
  const ids = serverIds()
  await stopUnused(placeOf(projectDir, folder), programsIn(builtInPrograms(ids), ids))
}

/** Whether the server of a project is running, starting or stopping. */
export const isPostgresRunning = (projectDir: string, folder: string = FOLDER): boolean =>
  postmasterOf(placeOf(projectDir, folder).data) !== undefined

/** Kills the server of a project if it is running, and removes its data. */
export async function removeEmbeddedPostgres(projectDir: string): Promise<void> {
  const { home, data, socketDir } = placeOf(projectDir)
  if (postmasterOf(data) !== undefined) {
    const ids = serverIds()
    await programsIn(builtInPrograms(ids), ids)('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w'])
  }
  for (const folder of [home, socketDir]) fs.rmSync(folder, { recursive: true, force: true })
}

async function stopUnused({ home, data, socketDir, url }: ReturnType<typeof placeOf>, run: Run): Promise<void> {
  const stop = async () => {
    await run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w'])
    // A program that has arrived in the meantime needs the folder.
    if (!tryLock(lockOf(home))) return
    fs.rmSync(socketDir, { recursive: true, force: true })
    fs.rmSync(lockOf(home), { recursive: true, force: true })
  }
  await stopUnlessUsed({ url: url(SUPERUSER, 'postgres'), isRunning: () => postmasterOf(data) !== undefined, stop })
}

/** Creates a folder that only the server's user may enter, and refuses an existing one that belongs to another user. */
function makePrivateDir(dir: string, ids: Ids) {
  const fresh = fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (fresh && ids) fs.chownSync(dir, ids.uid, ids.gid)
  const stat = fs.lstatSync(dir)
  const owner = ids?.uid ?? process.getuid?.() ?? stat.uid
  if (!stat.isDirectory() || stat.uid !== owner || (stat.mode & 0o077) !== 0) {
    throw new Error(`${dir} belongs to somebody else or is open to others: remove it and start again.`)
  }
}

/** Uses the server if it is running, else takes its start lock, even from a starter that died. */
async function takeStartLock(lock: string, use: () => Promise<UseConnection>): Promise<UseConnection | undefined> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const used = await use().catch((error: { code?: string }) => error.code ?? 'unreachable')
    if (typeof used !== 'string') return used
    const isInTransition = used.startsWith('57P')
    if (!isInTransition) {
      if (tryLock(lock)) return undefined
      if (!holderLives(lock, tries)) fs.rmSync(lock, { recursive: true, force: true })
    }
    await sleep(LOCK_PAUSE_MS)
  }
  throw new Error(`The database does not start: see pg.log beside ${lock}.`)
}

function tryLock(lock: string): boolean {
  try {
    fs.mkdirSync(lock)
    fs.writeFileSync(path.join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function holderLives(lock: string, tries: number): boolean {
  try {
    const holder = Number(fs.readFileSync(path.join(lock, 'pid'), 'utf8'))
    // A starter writes its process id just after creating the folder, so an empty folder gets some time.
    return holder ? isRunning(holder) : tries < 50
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && tries < 50
  }
}

async function initialise(data: string, home: string, run: Run, major: number): Promise<boolean> {
  const unfinished = path.join(home, UNFINISHED)
  if (fs.existsSync(path.join(data, 'PG_VERSION')) && !fs.existsSync(unfinished)) return false
  fs.rmSync(data, { recursive: true, force: true })
  fs.writeFileSync(unfinished, '')
  // Trust is safe here: the only way in is a socket in a folder that no other user may enter.
  await run('initdb', ['-D', data, '-U', SUPERUSER, '-A', 'trust', ...clusterLocale(major)])
  fs.rmSync(unfinished)
  return true
}

async function start(data: string, home: string, run: Run, settings: Record<string, string>) {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    ...settings,
  }
  const flags = Object.entries(all).map(([key, value]) => `-c ${key}='${value}'`)
  const log = path.join(home, 'pg.log')
  for (let tries = 0; ; tries++) {
    try {
      return await run('pg_ctl', ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', flags.join(' ')])
    } catch {
      if (noSpace(log))
        throw new Error('There is no space left on the disk for the database: free some and start again.')
      if (tries >= START_TRIES) throw new Error(`The database does not start: see ${log}.`)
      await sleep(500)
    }
  }
}

function noSpace(log: string): boolean {
  try {
    return fs.readFileSync(log, 'utf8').slice(-4000).includes('No space left on device')
  } catch {
    return false
  }
}
