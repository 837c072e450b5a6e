import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { socketOf } from './door.ts'

/** A pooler in transaction mode before a PostgreSQL of a test. */
export type Pooler = {
  /** Address of a database through it. */
  url: string
  close: () => Promise<void>
}

/** PgBouncer of Debian's package. */
const PGBOUNCER = '/usr/sbin/pgbouncer'

/** Connections that a pooler has for all clients together: fewer than they are. */
const CONNECTIONS = 3
/** The parameters that PgBouncer 1.18 accepts from clients; it refuses all others, `options` among them. */
const ACCEPTED = /^(user|database|client_encoding|datestyle|timezone|standard_conforming_strings|application_name)$/i

/** `ignores`: it accepts all parameters and ignores them, as operators make it do (`ignore_startup_parameters`). */
type How = { ignores?: boolean }

/** Starts Debian's PgBouncer before the server that a connection string names by the folder of its socket. */
async function startPgBouncer(direct: string, { ignores = false }: How = {}): Promise<Pooler> {
  const { searchParams, pathname } = new URL(direct)
  const login = loginOf(direct)
  const port = await freePort()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-pooler-'))
  const file = (name: string) => path.join(folder, name)
  fs.writeFileSync(file('users'), `"${login}" ""\n`)
  fs.writeFileSync(
    file('pgbouncer.ini'),
    `[databases]
* = host=${searchParams.get('host')} port=5432
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${file('users')}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 500
${ignores ? 'ignore_startup_parameters = options' : ''}
`,
  )
  // It refuses to run as root; the server's user may enter the folder of its socket.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  if (asUser.length > 0) execFileSync('chown', ['-R', 'postgres', folder])
  const child: ChildProcess = spawn(PGBOUNCER, [...asUser, file('pgbouncer.ini')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await untilOpen(port, child)
  return {
    url: `postgresql://${login}@127.0.0.1:${port}${pathname}`,
    close: async () => {
      child.kill('SIGKILL')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

const loginOf = (url: string) => new URL(url).searchParams.get('user') ?? decodeURIComponent(new URL(url).username)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}.`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), sleep(1000, false)]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await sleep(50)
  }
}

/**
 * Stands for PgBouncer where it is not installed: it refuses the same parameters at the start, lends a connection for
 * one transaction, and keeps nothing of a session (`discard all`), where PgBouncer leaves it for anybody to find.
 */
async function startPoolerStandIn(direct: string, { ignores = false }: How = {}): Promise<Pooler> {
  const login = loginOf(direct)
  const { pathname } = new URL(direct)
  const lender = new Lender(direct, login, pathname.slice(1))
  const clients = new Set<Socket>()
  const server = createServer((socket) => {
    clients.add(socket)
    socket.on('error', () => {}).on('close', () => clients.delete(socket))
    serve(socket, lender, ignores ? /./ : ACCEPTED)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgresql://${login}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    close: async () => {
      server.close()
      for (const socket of clients) socket.destroy()
      lender.close()
    },
  }
}

/** Cuts a stream into the messages of PostgreSQL's protocol. */
function messages(hear: (type: string, whole: Buffer) => void, isStart: () => boolean = () => false) {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStart() ? 0 : 1
      if (rest.length < head + 4) return
      const size = head + rest.readUInt32BE(head)
      if (rest.length < size) return
      const whole = rest.subarray(0, size)
      rest = rest.subarray(size)
      hear(head === 0 ? '' : String.fromCharCode(whole[0]!), whole)
    }
  }
}

function message(type: string, body: Buffer | string): Buffer {
  const content = Buffer.from(body)
  const head = Buffer.alloc(type.length + 4)
  head.write(type)
  head.writeUInt32BE(content.length + 4, type.length)
  return Buffer.concat([head, content])
}

function startMessage(parameters: Record<string, string>): Buffer {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}\0${value}\0`)
  return message('', Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(`${pairs.join('')}\0`)]))
}

/** A client: what it sends goes to a lent connection until that has answered all of it outside of a transaction. */
function serve(socket: Socket, lender: Lender, accepted: RegExp): void {
  let isStart = true
  let lent: Promise<Lent> | undefined
  let expected = 0
  const answer = (type: string, whole: Buffer) => {
    socket.write(whole)
    if (type !== 'Z') return
    expected--
    if (expected > 0 || String.fromCharCode(whole[5]!) !== 'I') return
    const done = lent
    lent = undefined
    void done?.then((one) => lender.giveBack(one))
  }
  const begin = (whole: Buffer) => {
    const words = whole.subarray(8).toString().split('\0')
    const refused = words.find((name, at) => at % 2 === 0 && name !== '' && !accepted.test(name))
    if (refused) return socket.end(message('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`))
    isStart = false
    const zone = words.findIndex((name, at) => at % 2 === 0 && /^timezone$/i.test(name))
    if (zone >= 0) lender.zone = words[zone + 1]
    return socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')]))
  }
  const hear = (type: string, whole: Buffer) => {
    if (isStart) return void begin(whole)
    if (type === 'X') return void socket.end()
    if (type === 'Q' || type === 'S') expected++
    lent ??= lender.lend(answer)
    // Each waits for the same promise, so they arrive in order.
    return void lent.then((one) => one.socket.write(whole))
  }
  socket.on(
    'data',
    messages(hear, () => isStart),
  )
  // What a client leaves open ends with its connection.
  socket.on('close', () => void lent?.then((one) => lender.drop(one)))
}

type Lent = { socket: Socket; answer: (type: string, whole: Buffer) => void }

class Lender {
  readonly #direct: string
  readonly #login: { user: string; database: string }
  /** The time zone of the client that began last: all that name one name the same. */
  zone: string | undefined
  readonly #free: Lent[] = []
  readonly #waiting: ((one: Lent) => void)[] = []
  readonly #all = new Set<Lent>()

  constructor(direct: string, user: string, database: string) {
    this.#direct = direct
    this.#login = { user, database }
  }

  /** The one that has been free for longest, so that clients rarely meet the same one again. */
  async lend(answer: Lent['answer']): Promise<Lent> {
    const one = this.#free.shift() ?? (this.#all.size < CONNECTIONS ? await this.#open() : await this.#wait())
    one.answer = answer
    return one
  }

  giveBack(one: Lent): void {
    one.answer = (type) => {
      if (type !== 'Z') return
      const next = this.#waiting.shift()
      if (next) next(one)
      else this.#free.push(one)
    }
    one.socket.write(message('Q', 'discard all\0'))
  }

  drop(one: Lent): void {
    this.#all.delete(one)
    one.socket.destroy()
    const next = this.#waiting.shift()
    if (next) void this.#open().then(next)
  }

  close(): void {
    for (const { socket } of this.#all) socket.destroy()
  }

  #wait(): Promise<Lent> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #open(): Promise<Lent> {
    const socket = connect(socketOf(new URL(this.#direct)) as { path: string })
    return new Promise((resolve) => {
      const one: Lent = { socket, answer: (type) => type === 'Z' && resolve(one) }
      this.#all.add(one)
      socket.on('error', () => {})
      socket.on(
        'data',
        messages((type, whole) => one.answer(type, whole)),
      )
      socket.write(startMessage({ ...this.#login, client_encoding: 'UTF8', ...(this.zone && { TimeZone: this.zone }) }))
    })
  }
}

/** The poolers that tests can start here: PgBouncer itself where Debian's package is installed. */
export const POOLERS: [name: string, start: typeof startPgBouncer][] = [
  ['a stand-in for PgBouncer', startPoolerStandIn],
  ...(fs.existsSync(PGBOUNCER) ? ([['PgBouncer', startPgBouncer]] as [string, typeof startPgBouncer][]) : []),
]
