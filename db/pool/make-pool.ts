import pg from 'pg'
import { env } from '#lib/env.ts'
import { GatheringSocket } from './gathering-socket.ts'

/** Longest time, in milliseconds, that one statement of a request may take. */
const STATEMENT_TIMEOUT_MS = 10_000
/**
 * Milliseconds after which a server counts as away if it neither answers a statement nor cancels it, and within which a
 * connection must be obtained.
 */
const ANSWER_WITHIN_MS = STATEMENT_TIMEOUT_MS + 5000
const CONNECT_WITHIN_MS = 5000

/**
 * Makes a pool of at most DATABASE_POOL connections. They send statements without waiting for the answers to earlier
 * ones, so cursors and `copy` are not possible.
 */
export function makePool(connection: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: env().DATABASE_POOL,
    statement_timeout: STATEMENT_TIMEOUT_MS,
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
