import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { env } from '#lib/env.ts'
import { PROGRAM_ROLE } from './roles.ts'
import type { Database } from './schema.ts'

// Days without a time stay text (YYYY-MM-DD): a Date would shift them into the machine's time zone.
const DATE = 1082
const NUMERIC = 1700
const BIGINT = 20
pg.types.setTypeParser(DATE, (text) => text)
pg.types.setTypeParser(NUMERIC, Number)
pg.types.setTypeParser(BIGINT, Number)

/** Longest time in milliseconds that one statement of a request may take. */
const STATEMENT_TIMEOUT_MS = 10_000

let pool: pg.Pool | undefined
let kysely: Kysely<Database> | undefined
const ends = new Set<() => Promise<void>>()

/** Returns the connection pool of this process, created at first use from DATABASE_URL. */
export function connectionPool(): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({ ...programConnection(), max: env().DATABASE_POOL, statement_timeout: STATEMENT_TIMEOUT_MS })
    // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
    pool.on('error', () => {})
  }
  return pool
}

/** What the connection pool of this process does now, in numbers of connections and of queries that wait for one. */
export function poolFigures(): { size: number; idle: number; busy: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = connectionPool()
  return { size: env().DATABASE_POOL, idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount }
}

/** Connection settings with the rights of {@link PROGRAM_ROLE}, whatever the login. */
export function programConnection(): pg.ClientConfig {
  return { connectionString: process.env.DATABASE_URL, options: `-c role=${PROGRAM_ROLE}` }
}

/** The query builder on {@link connectionPool}. */
export function db(): Kysely<Database> {
  kysely ??= new Kysely<Database>({ dialect: new PostgresDialect({ pool: connectionPool() }) })
  return kysely
}

/** Registers a function that runs before the connections close, to end something that uses them. */
export function beforeClose(end: () => Promise<void>): void {
  ends.add(end)
}

/** Closes all connections; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  for (const end of [...ends]) await end()
  ends.clear()
  const closing = pool
  pool = undefined
  kysely = undefined
  await closing?.end()
}
