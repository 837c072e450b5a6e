import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type Client } from 'pg'
import { programConnection } from '#db/client.ts'

/** Opens a connection for imports, without a time limit for statements. */
export async function connectForImport(): Promise<Client> {
  const client = new pg.Client({ ...programConnection(), application_name: 'import' })
  // A lost connection fails the running query; without a listener it would end the process instead.
  client.on('error', () => {})
  await client.connect()
  // Every statement runs once: compiling it costs more than it saves.
  await client.query('set jit = off')
  // Rows of a whole country are joined and sorted in memory rather than in files.
  await client.query(`set work_mem = '64MB'`)
  return client
}

/**
 * Runs statements in a transaction.
 *
 * @param keep whether to commit or, for a trial, to roll back at the end
 * @param signal cancels the statement that is running, however long it takes, and any after it
 */
export async function inTransaction<T>(
  client: Client,
  keep: boolean,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted()
  await client.query('begin')
  const stopCancelling = cancelWhenAborted(client, signal)
  try {
    const result = await work()
    await stopCancelling()
    await client.query(keep ? 'commit' : 'rollback')
    return result
  } catch (error) {
    await stopCancelling()
    await client.query('rollback')
    throw error
  }
}

const CANCEL_EVERY_MS = 200

/**
 * Has the server cancel what a connection is doing once the signal is aborted.
 *
 * @returns a function that ends this, after which nothing more is cancelled
 */
function cancelWhenAborted(client: Client, signal: AbortSignal | undefined): () => Promise<void> {
  let isOver = false
  let cancelling: Promise<void> = Promise.resolve()
  const begin = () => {
    cancelling = repeatCancel(client, () => isOver)
  }
  signal?.addEventListener('abort', begin, { once: true })
  return () => {
    isOver = true
    signal?.removeEventListener('abort', begin)
    return cancelling
  }
}

/** Repeats it: a request between two statements cancels none of them. */
async function repeatCancel(client: Client, isOver: () => boolean): Promise<void> {
  const { processID } = client as Client & { processID: number }
  const other = new pg.Client({ ...programConnection(), application_name: 'import-cancel' })
  other.on('error', () => {})
  try {
    await other.connect()
    while (!isOver()) {
      await other.query('select pg_cancel_backend($1)', [processID])
      await sleep(CANCEL_EVERY_MS)
    }
  } catch {
    // The database is away: then the statement has ended, too.
  } finally {
    await other.end().catch(() => {})
  }
}
