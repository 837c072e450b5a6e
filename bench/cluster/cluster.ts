import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { clusterLocale } from '#db/versions/server-version.ts'

const SUPERUSER = 'postgres'
const DATABASE = 'aulario'

/** Returns the folder with the programs of the newest PostgreSQL installed by Debian's packages. */
function programs(): string {
  const root = '/usr/lib/postgresql'
  const versions = fs.existsSync(root) ? fs.readdirSync(root).map(Number) : []
  if (versions.length === 0) throw new Error('This needs a PostgreSQL of Debian: apt-get install postgresql.')
  return path.join(root, String(Math.max(...versions)), 'bin')
}

/**
 * A PostgreSQL server on 127.0.0.1 that writes to the disk as a site's does, and that can be stopped, killed, copied
 * and promoted. As root it runs as the user `postgres`.
 */
export class Cluster {
  readonly data: string
  readonly port: number
  readonly #bin = programs()
  readonly #settings: Record<string, string>

  /** @param folder of the data, created by {@link initialise} or {@link standby} */
  constructor(folder: string, port: number, settings: Record<string, string> = {}) {
    this.data = folder
    this.port = port
    this.#settings = { ...settings }
  }

  /** Creates an empty cluster, whose connections from this machine need no password. */
  initialise(): void {
    const major = Number(path.basename(path.dirname(this.#bin)))
    this.run('initdb', ['-D', this.data, '-U', SUPERUSER, '-A', 'trust', ...clusterLocale(major)])
    fs.appendFileSync(path.join(this.data, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n')
  }

  /** Starts or restarts it, and waits until it answers. */
  start(): void {
    const settings = {
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.data,
      shared_buffers: '128MB',
      max_connections: '120',
      ...this.#settings,
    }
    const flags = Object.entries(settings).map(([key, value]) => `-c ${key}='${value}'`)
    const log = path.join(this.data, 'server.log')
    try {
      this.run('pg_ctl', ['start', '-D', this.data, '-w', '-t', '60', '-l', log, '-o', flags.join(' ')])
    } catch (cause) {
      const said = fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
      throw new Error(`PostgreSQL does not start:\n${said}`, { cause })
    }
  }

  /** @param mode `immediate` ends it as a power cut does */
  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    this.run('pg_ctl', ['stop', '-D', this.data, '-m', mode, '-w'])
  }

  get isRunning(): boolean {
    return fs.existsSync(path.join(this.data, 'postmaster.pid'))
  }

  /** Id of the process that has started all others. */
  get pid(): number {
    return Number(fs.readFileSync(path.join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0])
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await promisify(execFile)(path.join(this.#bin, 'pg_ctl'), ['promote', '-D', this.data, '-w'], this.#as())
  }

  /** Makes this a standby: a copy of a running cluster that follows it by streaming. */
  copyFrom(primary: Cluster, name: string): void {
    const source = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} application_name=${name}`
    this.run('pg_basebackup', ['-D', this.data, '-d', source, '-R', '-X', 'stream', '-c', 'fast'])
  }

  /** Sends a signal to all of its processes. */
  signal(signal: NodeJS.Signals): void {
    const children = fs
      .readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8')
      .split(' ')
      .filter((pid) => pid.trim() !== '')
    for (const pid of [this.pid, ...children.map(Number)]) process.kill(pid, signal)
  }

  url(role = SUPERUSER, database = DATABASE): string {
    return `postgresql://${role}@127.0.0.1:${this.port}/${database}`
  }

  /** Creates the database of a site and the login of its program. */
  async createDatabase(): Promise<void> {
    await this.ask(`create database ${DATABASE} encoding 'UTF8' template template0`, 'postgres')
    await this.ask('create role aulario login', 'postgres')
  }

  async ask<Row extends pg.QueryResultRow>(sql: string, database = DATABASE): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(SUPERUSER, database) })
    await client.connect()
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Changes settings for the next start. */
  set(settings: Record<string, string>): void {
    Object.assign(this.#settings, settings)
  }

  run(command: string, args: string[]): void {
    execFileSync(path.join(this.#bin, command), args, { ...this.#as(), stdio: ['ignore', 'ignore', 'inherit'] })
  }

  /** Runs a script as the server's user, with PostgreSQL's programs on its path. */
  call(script: string, args: string[], settings: Record<string, string>): void {
    const { env, ...as } = this.#as()
    const all = { ...env, ...settings, PATH: `${this.#bin}:${process.env.PATH}` }
    execFileSync(script, args, { ...as, env: all, stdio: ['ignore', 'ignore', 'inherit'] })
  }

  #as() {
    const isRoot = process.getuid?.() === 0
    const id = (flag: string) => Number(execFileSync('id', [flag, SUPERUSER]).toString())
    return { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, ...(isRoot && { uid: id('-u'), gid: id('-g') }) }
  }
}

/** Creates an empty folder that the user of a {@link Cluster} may write to. */
export function clusterFolder(parent: string, name: string): string {
  const folder = path.join(parent, name)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  fs.chmodSync(parent, 0o755)
  if (process.getuid?.() === 0) execFileSync('chown', [SUPERUSER, folder])
  return folder
}
