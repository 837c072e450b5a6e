import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Advisory lock in the database `postgres`: each program shares it while it uses the server. */
const USE_LOCK = 4_207_001
/** Connections that were just closed take a moment to leave the server's list. */
const LEAVE_TRIES = 100
const LEAVE_PAUSE_MS = 50

/** The types of pg leave out that a connection can let its program end. */
export type UseConnection = pg.Client & { ref: () => void; unref: () => void }

/**
 * A connection that says for as long as it is open that its program uses the server, however idle it is otherwise. Ends
 * with a program that is killed, and keeps none from ending. Waits while the server is being stopped, and then fails.
 */
export async function beginUse(url: string): Promise<UseConnection> {
  const client = new pg.Client({ connectionString: url, application_name: 'aulario-use' }) as UseConnection
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [USE_LOCK])
    client.unref()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Ends the use that {@link beginUse} began. */
export async function endUse(connection: UseConnection): Promise<void> {
  connection.ref()
  await connection.end().catch(() => {})
}

/**
 * Stops a server unless a program uses it, which then stops it itself.
 *
 * @param url connection string of its superuser
 */
export async function unlessUsed(url: string, stop: () => void): Promise<void> {
  for (let tries = 0; tries < LEAVE_TRIES; tries++) {
    const others = await lockOthersOut(url)
    if (others === 'locked out') return stop()
    if (others === 'using') return
    await sleep(LEAVE_PAUSE_MS)
  }
}

/**
 * Keeps programs that come now waiting until the server has stopped, unless another one uses it or is still connected,
 * as are processes that were handed the connection string.
 */
async function lockOthersOut(url: string) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  let others: 'locked out' | 'using' | 'connected' = 'using'
  try {
    await client.connect()
    const locked = await client.query('select where pg_try_advisory_lock($1)', [USE_LOCK])
    const connected = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
    if (locked.rowCount) others = (await client.query(connected)).rowCount ? 'connected' : 'locked out'
  } catch {} // The server is down or stopping: there is nothing left to stop.
  if (others !== 'locked out') await client.end().catch(() => {})
  return others
}
