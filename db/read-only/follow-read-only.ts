import pg from 'pg'
import { log } from '#lib/log.ts'
import { connectionPool, programConnection } from '../client.ts'
import { noteReadOnly, type ReadOnly, readOnly } from './read-only.ts'

const SETTING = 'read_only'
/** Milliseconds between two looks: within this time all processes agree. */
const LOOK_EVERY_MS = 1000

/** A setting without an end: PostgreSQL's text for it must not be empty. */
const OPEN = 'open'

/** Notes for all processes that nothing is saved from now on, until about an instant (ISO 8601) if it is known. */
export async function beginReadOnly(until: string | undefined): Promise<void> {
  await withClient(
    `insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [SETTING, until ?? OPEN],
  )
}

/** Notes for all processes that everything is saved again. */
export async function endReadOnly(): Promise<void> {
  await withClient('delete from settings where key = $1', [SETTING])
}

/** By an address that needs no pool, on a connection that may write whatever this process has noted. */
async function withClient(statement: string, values: string[]): Promise<void> {
  const client = new pg.Client(programConnection())
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}

/** Asks the database. @throws what the connection fails with */
export async function askReadOnly(): Promise<ReadOnly | undefined> {
  const { rows } = await connectionPool().query<{ standby: boolean; value: string | null }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as standby,
       (select value from settings where key = $1) as value`,
    [SETTING],
  )
  const { standby, value } = rows[0]!
  if (value !== null) return { by: 'operator', until: value === OPEN ? undefined : value }
  return standby ? { by: 'standby' } : undefined
}

/**
 * Keeps `readOnly` up to date. While the database is away, what was known last holds.
 *
 * @param changed called after each change, the first look included if nothing is saved then
 * @returns a function that ends it
 */
export async function followReadOnly(changed: (now: ReadOnly | undefined) => unknown): Promise<() => void> {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const [before, now] = [readOnly(), await askReadOnly()]
      noteReadOnly(now)
      if (before?.by === now?.by && before?.until === now?.until) return
      logState(now)
      await changed(now)
    } catch (error) {
      log().warn({ err: error }, 'whether anything is saved could not be asked')
    } finally {
      isLooking = false
    }
  }
  await look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

function logState(now: ReadOnly | undefined): void {
  // Nobody decided it: the address leads to a server that cannot write.
  if (now?.by === 'standby') log().error('the database is a standby or read-only: nothing is saved')
  else if (now) log().warn({ until: now.until }, 'nothing is saved, as an operator decided')
  else log().info('everything is saved again')
}
