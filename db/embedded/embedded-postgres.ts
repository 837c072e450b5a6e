import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterLocale } from '../versions/server-version.ts'
import { copyOf, FOLDER, hasCluster, nativeDir, placeOf, UNFINISHED } from './places.ts'
import { beginUse, endUse, type UseConnection, unlessUsed } from './server-use.ts'

/** A PostgreSQL server of our own, reachable through a Unix socket that only its owner may access. */
export type EmbeddedPostgres = {
  /** Connection string of the superuser; `database` replaces the default database. */
  ownerUrl: (database: string) => string
  /** Connection string of another role. */
  url: (role: string, database: string) => string
  /** Stops the server unless another program still uses it; in that case the last program stops it. */
  release: () => Promise<void>
  how: 'adopted' | 'started' | 'initialised'
  /** Folder that holds the data and the server's log. */
  home: string
}

const SUPERUSER = 'postgres'
/** A crashed postmaster's children hold its shared memory for some seconds. */
const START_TRIES = 20
const LOCK_TRIES = 600
const LOCK_PAUSE_MS = 100

type Ids = { uid: number; gid: number } | undefined

/**
 * Starts the PostgreSQL from npm, or adopts it if it is already running (another command, or a program that was killed,
 * left it behind). As root the server runs as the system user `postgres`, because PostgreSQL refuses to run as root,
 * and its files are in /var/lib, because that user cannot enter root's folders.
 *
 * @param projectDir folder of the project: names the data folder, so that each clone has its own database
 * @param options.folder name of the data folder, so that tests use another one than the program
 * @param options.settings further server settings, such as `{ fsync: 'off' }`
 * @param options.bin folder of the programs of another PostgreSQL, such as /usr/lib/postgresql/15/bin
 * @throws Error in one sentence that says what to do
 */
export async function startEmbeddedPostgres(
  projectDir: string,
  options: { folder?: string; settings?: Record<string, string>; bin?: string } = {},
): Promise<EmbeddedPostgres> {
  // Its libraries, OpenSSL 1.1 among them, no longer get fixes: good enough behind a private socket, but not in public.
  // The variable is read without `env()`, which caches its result: a caller has yet to name its database.
  if (process.env.APP_MODE === 'production')
    throw new Error('The built-in PostgreSQL is not for production: set DATABASE_URL to a PostgreSQL of your own.')
  const ids = serverIds()
  const { home, data, socketDir, url } = placeOf(projectDir, options.folder)
  const bin = options.bin ?? builtInPrograms(ids)
  makePrivateDir(home, ids)
  makePrivateDir(socketDir, ids)

  const run = programsIn(bin, ids)
  const server = (how: EmbeddedPostgres['how'], use: UseConnection): EmbeddedPostgres => ({
    how,
    home,
    url,
    ownerUrl: (database) => url(SUPERUSER, database),
    release: async () => {
      await endUse(use)
      await unlessUsed(url(SUPERUSER, 'postgres'), () => stopServer(run, data))
    },
  })

  const lock = path.join(home, 'start.lock')
  const running = await takeStartLock(lock, url(SUPERUSER, 'postgres'))
  if (running) return server('adopted', running)
  try {
    const fresh = initialise(data, home, run, majorOf(bin))
    removeForeignPidFile(data)
    await start(data, home, run, { ...options.settings, unix_socket_directories: socketDir })
    return server(fresh ? 'initialised' : 'started', await beginUse(url(SUPERUSER, 'postgres')))
  } finally {
    fs.rmSync(lock, { recursive: true, force: true })
  }
}

/**
 * Stops the server of a project if it runs and no program uses it: one that was killed while it started or ended could
 * not do so.
 */
export async function stopUnusedPostgres(projectDir: string, folder: string = FOLDER): Promise<void> {
  if (!hasCluster(projectDir, folder)) return
  const ids = serverIds()
  const { data, url } = placeOf(projectDir, folder)
  await unlessUsed(url(SUPERUSER, 'postgres'), () => stopServer(programsIn(builtInPrograms(ids), ids), data))
}

/** Whether the server of a project runs. */
export function isPostgresRunning(projectDir: string, folder: string = FOLDER): boolean {
  if (!hasCluster(projectDir, folder)) return false
  const ids = serverIds()
  const { data } = placeOf(projectDir, folder)
  removeForeignPidFile(data)
  try {
    programsIn(builtInPrograms(ids), ids)('pg_ctl', ['status', '-D', data])
    return true
  } catch {
    return false
  }
}

type Run = (command: string, args: string[]) => void

const programsIn =
  (bin: string, ids: Ids): Run =>
  (command, args) => {
    execFileSync(path.join(bin, command), args, {
      ...ids,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    })
  }

const stopServer = (run: Run, data: string) => run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w'])

function serverIds(): Ids {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, SUPERUSER], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    const shell = '/usr/sbin/nologin'
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, SUPERUSER])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/** Returns the folder of the built-in programs; as root a copy, because the user of the server cannot enter root's. */
function builtInPrograms(ids: Ids): string {
  const native = nativeDir()
  if (!ids) return path.join(native.dir, 'bin')
  const copy = copyOf(native.version)
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    fs.cpSync(native.dir, unfinished, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', unfinished])
    try {
      fs.renameSync(unfinished, copy)
    } catch {
      fs.rmSync(unfinished, { recursive: true })
    }
  }
  return path.join(copy, 'bin')
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

/** Uses the server if it runs, else takes the lock of its start, also from a starter that died. */
async function takeStartLock(lock: string, url: string): Promise<UseConnection | undefined> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const used = await beginUse(url).catch((error: { code?: string }) => error.code ?? 'unreachable')
    if (typeof used !== 'string') return used
    const isInTransition = used.startsWith('57P')
    if (!isInTransition) {
      try {
        fs.mkdirSync(lock)
        fs.writeFileSync(path.join(lock, 'pid'), String(process.pid))
        return undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        if (!holderLives(lock, tries)) fs.rmSync(lock, { recursive: true, force: true })
      }
    }
    await sleep(LOCK_PAUSE_MS)
  }
  throw new Error(`The database does not start: see pg.log beside ${lock}.`)
}

function holderLives(lock: string, tries: number): boolean {
  try {
    const holder = Number(fs.readFileSync(path.join(lock, 'pid'), 'utf8'))
    // A starter writes its process id right after creating the folder, so an empty folder gets some time.
    if (!holder) return tries < 50
    process.kill(holder, 0)
    return true
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return code === 'EPERM' || (code === 'ENOENT' && tries < 50)
  }
}

const majorOf = (bin: string) =>
  Number(/(\d+)/.exec(execFileSync(path.join(bin, 'postgres'), ['--version']).toString())?.[1])

function initialise(data: string, home: string, run: Run, major: number): boolean {
  const unfinished = path.join(home, UNFINISHED)
  if (fs.existsSync(path.join(data, 'PG_VERSION')) && !fs.existsSync(unfinished)) return false
  fs.rmSync(data, { recursive: true, force: true })
  fs.writeFileSync(unfinished, '')
  // Trust is safe here: the only way in is a socket in a folder that no other user may enter.
  run('initdb', ['-D', data, '-U', SUPERUSER, '-A', 'trust', ...clusterLocale(major)])
  fs.rmSync(unfinished)
  return true
}

/** After a crash the process id in the pid file may belong to another program, which keeps PostgreSQL from starting. */
function removeForeignPidFile(data: string) {
  const file = path.join(data, 'postmaster.pid')
  try {
    const pid = fs.readFileSync(file, 'utf8').split('\n')[0] ?? ''
    const command = fs.readFileSync(`/proc/${Number(pid)}/cmdline`, 'utf8')
    if (!command.includes(data)) fs.rmSync(file)
  } catch {
    // No pid file, no such process or no /proc: PostgreSQL handles these cases itself.
  }
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
      return run('pg_ctl', ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', flags.join(' ')])
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
