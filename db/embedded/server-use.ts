import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Advisory lock in the database `postgres`, which each program shares while it uses the server. */
const USE_LOCK = 4_207_001
/** Connections that have just been closed take a moment to leave the server's list. */
const LEAVE_TRIES = 60
/** So does the connection of a killed program. */
const USE_TRIES = 20
const LEAVE_PAUSE_MS = 50

/** The types of pg lack the methods with which a connection lets its program end. */
export type UseConnection = pg.Client & { ref: () => void; unref: () => void }

/**
 * Opens a connection that marks the server as in use for as long as it is open, however idle. It ends with a program
 * that is killed, and keeps no program from ending. Waits while the server is being stopped, and then fails.
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

type Stoppable = {
  /** Connection string of its superuser. */
  url: string
  /** Whether it is running, even if it does not answer yet. */
  isRunning: () => boolean
  stop: () => Promise<void>
}

/**
 * Stops a server unless a program uses it, which then stops it itself. Waits a few seconds for a program that is just
 * starting, and for connections without a program, such as those of processes that were handed the connection string.
 */
export async function stopUnlessUsed({ url, isRunning, stop }: Stoppable): Promise<void> {
  for (let tries = 1; isRunning(); tries++) {
    const isLast = tries === LEAVE_TRIES
    const others = await lockOthersOut(url, { waitForConnected: !isLast })
    if (others === 'using' && tries >= USE_TRIES) return
    if (others === 'locked out' || (others === 'no answer' && isLast)) return await stop()
    await sleep(LEAVE_PAUSE_MS)
  }
}

const TOO_MANY_CONNECTIONS = '53300'

/** Keeps arriving programs waiting until the server has stopped, unless another one uses it. */
async function lockOthersOut(url: string, { waitForConnected }: { waitForConnected: boolean }) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  let others: 'locked out' | 'using' | 'connected' | 'no answer' = 'no answer'
  try {
    await client.connect()
    const locked = await client.query('select where pg_try_advisory_lock($1)', [USE_LOCK])
    const connected = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
    if (!locked.rowCount) others = 'using'
    else others = waitForConnected && (await client.query(connected)).rowCount ? 'connected' : 'locked out'
  } catch (error) {
    // Without an answer, it is starting or stopping.
    if ((error as { code?: string }).code === TOO_MANY_CONNECTIONS) others = 'using'
  }
  if (others !== 'locked out') await client.end().catch(() => {})
  return others
}
