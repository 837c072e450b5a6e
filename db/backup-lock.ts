import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Database } from './schema.ts'

/** An arbitrary number that all processes must share. */
const ADVISORY_LOCK = 4_211_976

/**
 * Keeps stored files from being removed until the connection ends, so that a backup holds every file its rows refer to.
 *
 * @throws Error when another backup is running
 */
export async function holdFiles(client: Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [ADVISORY_LOCK])
  if (!rows[0]?.mine) throw new Error('Another backup is running: try again when it is done.')
}

/**
 * Whether stored files may be removed; if so, no backup starts until the transaction ends.
 *
 * @returns false while a backup is running
 */
export async function mayRemoveFiles(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock_shared(${ADVISORY_LOCK}) as mine`.execute(trx)
  return rows[0]?.mine ?? false
}
