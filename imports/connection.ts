import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type Client } from 'pg'
import { programConnection } from '#db/client.ts'
import { ownerUrlOf, sessionUrl } from '#db/connections/addresses.ts'
import { log } from '#lib/log.ts'

/** Opens a connection for imports, without a time limit for statements. */
export async function connectForImport(): Promise<Client> {
  const client = new pg.Client({ ...programConnection(), application_name: 'import' })
  // A lost connection fails the running query; without a listener it would end the process instead.
  client.on('error', () => {})
  await client.connect()
  // Every statement runs once, so compiling it costs more than it saves.
  await client.query('set jit = off')
  // Rows of a whole country are joined and sorted in memory rather than in files.
  await client.query(`set work_mem = '64MB'`)
  return client
}

/**
 * Runs statements in a transaction.
 *
 * @param keep whether to commit or, for a trial, to roll back at the end
 * @param signal see {@link cancellable}; it does not cancel the commit
 */
export async function inTransaction<T>(
  client: Client,
  keep: boolean,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  await client.query('begin')
  try {
    const result = await cancellable(client, work, signal)
    await client.query(keep ? 'commit' : 'rollback')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const CANCEL_EVERY_MS = 100

/**
 * Runs work on a connection; once the signal is aborted, the server cancels the running statement and each one after
 * it.
 *
 * @throws the error of the cancelled statement, or the reason of the signal
 */
export async function cancellable<T>(client: Client, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return await work()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new AbortController()
  let cancelling: Promise<void> | undefined
  const begin = () => {
    cancelling = cancelUntil(ended.signal, rows[0]?.pid)
  }
  if (signal.aborted) throw signal.reason
  signal.addEventListener('abort', begin, { once: true })
  try {
    return await work()
  } finally {
    ended.abort()
    signal.removeEventListener('abort', begin)
    await cancelling
  }
}

/**
 * Repeatedly cancels what a session is doing, because a request that arrives between two statements cancels neither.
 */
async function cancelUntil(ended: AbortSignal, pid: number | undefined): Promise<void> {
  while (!ended.aborted) {
    // Connects as the login itself: the program's role has no rights over sessions of the login.
    const other = new pg.Client({ connectionString: ownerUrlOf(sessionUrl()!), application_name: 'import-cancel' })
    other.on('error', () => {})
    try {
      await other.connect()
      while (!ended.aborted) {
        await other.query('select pg_cancel_backend($1)', [pid])
        await sleep(CANCEL_EVERY_MS)
      }
    } catch (error) {
      log().warn({ code: (error as { code?: string }).code }, 'a statement of an import cannot be cancelled yet')
      await sleep(CANCEL_EVERY_MS)
    } finally {
      await other.end().catch(() => {})
    }
  }
}
