import { AsyncLocalStorage } from 'node:async_hooks'
import net from 'node:net'
import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { env } from '#lib/env.ts'
import { outages } from '#lib/log.ts'
import { markAway } from '#lib/outages/away-part.ts'
import { completeUrl, isPooled, sessionUrl } from './connections/addresses.ts'
import { CONNECT_WITHIN_MS, SESSION_ZONE, STATEMENT_TIMEOUT_MS } from './connections/limits.ts'
import { refuseWrites } from './read-only/read-only.ts'
import { ReadingPool } from './replicas/reading-pool.ts'
import { Replicas } from './replicas/replicas.ts'
import { PROGRAM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'

/**
 * A socket that sends everything written within one turn of the event loop in one piece, since each write is a system
 * call.
 */
class GatheringSocket extends net.Socket {
  #gathers = false

  constructor() {
    super()
    // Nothing else tells a connection on which nobody reads any more from a pipe of another program: write EPIPE.
    this.on('error', (error) => markAway(error, 'database'))
  }

  /** Called by `pg` before each statement; it writes the messages of a statement between `cork` and `uncork`. */
  override cork(): void {
    super.cork()
    if (this.#gathers) return
    this.#gathers = true
    super.cork()
    setImmediate(() => {
      this.#gathers = false
      super.uncork()
    })
  }
}

/**
 * A connection to a pooler. Sends every statement without a name, since the next one may meet another session of the
 * server, and the time zone at the start: PgBouncer sets it for each client, as it was before if nobody says.
 */
class PooledClient extends pg.Client {
  /** Called by `pg` for the parameters with which a connection begins. */
  getStartupConf(): Record<string, string> {
    const { getStartupConf } = pg.Client.prototype as unknown as Pick<PooledClient, 'getStartupConf'>
    return { ...getStartupConf.call(this), TimeZone: SESSION_ZONE }
  }

  override query(...given: unknown[]): never {
    const [statement, ...others] = given
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    const query = super.query as (...given: unknown[]) => never
    return query.call(this, isNamed ? { ...statement, name: undefined } : statement, ...others)
  }
}

/** Milliseconds after which a server counts as away if it neither answers a statement nor cancels it. */
const ANSWER_WITHIN_MS = STATEMENT_TIMEOUT_MS + 5000

// Dates without a time stay text (YYYY-MM-DD): a Date would shift them into the machine's time zone.
const DATE_OID = 1082
const NUMERIC_OID = 1700
const BIGINT_OID = 20
pg.types.setTypeParser(DATE_OID, (text) => text)
pg.types.setTypeParser(NUMERIC_OID, Number)
pg.types.setTypeParser(BIGINT_OID, Number)

let pool: pg.Pool | undefined
let kysely: Kysely<Database> | undefined
let replicas: Replicas | undefined
/** Where work started by {@link readFromReplicas} reads. */
type Reader = { pool: ReadingPool; db: Kysely<Database> }
let reader: Reader | undefined
const reading = new AsyncLocalStorage<Reader>()
const ends = new Set<() => Promise<void>>()

/** Returns the connection pool of this process, created on first use from DATABASE_URL. */
export function connectionPool(): pg.Pool {
  if (!pool) {
    pool = makePool(process.env.DATABASE_URL)
    pool.on('connect', () => outages.works('database'))
  }
  return pool
}

/** The current state of this process's connection pool: numbers of connections and of queries waiting for one. */
export function poolFigures(): { size: number; idle: number; busy: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = connectionPool()
  return { size: env().DATABASE_POOL, idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount }
}

/** What each session of the program begins with. */
const AS_PROGRAM = { role: PROGRAM_ROLE, TimeZone: SESSION_ZONE }

/**
 * Settings of a connection to the server itself, which keeps what is set on it, with the rights of
 * {@link PROGRAM_ROLE}, whatever the login, and without a time limit for statements.
 */
export function programConnection(url: string | undefined = sessionUrl()): pg.ClientConfig {
  return { connectionString: url && completeUrl(url, { ...AS_PROGRAM, statement_timeout: 0 }) }
}

/**
 * Settings of a connection of {@link connectionPool}: the limits stand in the address, or with a pooler in what the
 * server has for the login (`setLoginDefaults`), but for the time zone, see {@link PooledClient}.
 */
export function poolConnection(url: string | undefined): pg.ClientConfig {
  const limits = { ...AS_PROGRAM, statement_timeout: STATEMENT_TIMEOUT_MS }
  return { connectionString: url && completeUrl(url, isPooled() ? {} : limits) }
}

let listener: ((event: LogEvent) => void) | undefined
/** Reports each statement of the query builders from now on, which are created again. */
export function onStatement(heard: typeof listener): void {
  listener = heard
  kysely = undefined
  reader = undefined
}
/** Returns a query builder on a pool. */
export const queryBuilder = (from: PostgresPool): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: from }),
    plugins: [refuseWrites],
    ...(listener && { log: listener }),
  })

/** The query builder on {@link connectionPool}, or on the replicas within {@link readFromReplicas}. */
export function db(): Kysely<Database> {
  const chosen = reading.getStore()
  if (chosen) return chosen.db
  kysely ??= queryBuilder(connectionPool())
  return kysely
}

/**
 * Runs work whose statements may be answered by an up-to-date replica of DATABASE_REPLICA_URLS; without one, by the
 * primary. Only for pages shown to people who have written nothing that they expect to see.
 */
export function readFromReplicas<Answer>(work: () => Answer): Answer {
  const urls = env().DATABASE_REPLICA_URLS
  if (urls.length === 0) return work()
  replicas ??= new Replicas(connectionPool, urls.map(makePool))
  if (!reader) {
    const from = new ReadingPool(connectionPool, replicas)
    reader = { pool: from, db: queryBuilder(from) }
  }
  return reading.run(reader, work)
}

/** Returns the pool for read-only statements: that of the replicas within {@link readFromReplicas}. */
export const poolToRead = (): PostgresPool => reading.getStore()?.pool ?? (connectionPool() as unknown as PostgresPool)

/** Notes that this process shows a change from now on, which the replicas it reads from must contain. */
export const noteShownChange = (): void => replicas?.changed()

/** How many replicas there are, and how many of them are up to date. */
export const replicaFigures = (): { all: number; usable: number } => replicas?.figures ?? NO_REPLICAS
const NO_REPLICAS = { all: 0, usable: 0 }

/** Registers a function that runs before the connections close, to end something that uses them. */
export function beforeClose(end: () => Promise<void>): void {
  ends.add(end)
}

/** Closes all connections; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  for (const end of [...ends]) await end()
  ends.clear()
  const [closing, closingReplicas] = [pool, replicas]
  pool = undefined
  kysely = undefined
  replicas = undefined
  reader = undefined
  await closingReplicas?.close()
  await closing?.end()
}

/**
 * Makes a pool of at most DATABASE_POOL connections. They send statements without waiting for the answers to earlier
 * ones, so cursors and `copy` are not possible.
 */
function makePool(url: string | undefined): pg.Pool {
  const pool = new pg.Pool({
    ...poolConnection(url),
    ...(isPooled() && { Client: PooledClient }),
    max: env().DATABASE_POOL,
    query_timeout: ANSWER_WITHIN_MS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
  })
  // A broken idle connection is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks between two statements of a transaction; its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
