import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isPooled } from '#db/connections/addresses.ts'
import { lockTables, migrate, TABLES_LOCK } from '#db/migrate.ts'
import { missingRights, runOnce } from '#db/rights.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Ending, Progress } from './archive.ts'
import { readArchive } from './read-archive.ts'
import { RestoreRefused } from './restore-refused.ts'

/** Sessions that have just been closed take a moment to leave the server's list. */
const MAX_TRIES = 10
const PAUSE_MS = 100

/**
 * Sessions of logins. PostgreSQL shows only some roles the type of other sessions: an unknown type counts, and the
 * server's own processes have no login. Programs that are starting wait for the lock on the tables, so they do no harm.
 */
const OTHERS = `select distinct usename as login from pg_stat_activity a
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
    and (backend_type is null or backend_type = 'client backend')
    and not exists (
      select from pg_locks l
      where l.pid = a.pid and l.locktype = 'advisory' and not l.granted and l.classid = 0 and l.objid = $1)
  order by 1`

/** A pooler keeps connections open when the program has ended. */
const ofPooler = () =>
  isPooled() ? ', also those of the pooler (PgBouncer: `kill aulario`, afterwards `resume aulario`)' : ''

type Place = {
  /** Connection string of the role that owns the tables. */
  ownerUrl: string
  /** The program's login, if it is a different one. */
  login: string | undefined
  storage: Storage
}

/**
 * Restores a backup made by `makeBackup`: all tables in one transaction, so that the database ends up either fully
 * restored or unchanged, and every stored file. A backup of an older version is migrated to this one.
 *
 * @param options.replace whether a database that holds accounts or schools may be overwritten
 * @returns what was restored, and the instant whose state the backup holds (ISO 8601)
 * @throws RestoreRefused when the database is in use or not empty, or the archive is truncated or of a newer version
 */
export async function restoreBackup(
  { ownerUrl, login, storage }: Place,
  source: Readable,
  { replace = false, progress = () => {} }: { replace?: boolean; progress?: Progress } = {},
): Promise<Ending & { takenAt: string }> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    // Held until the end: a starting program migrates first, and therefore waits.
    await lockTables(client)
    await assertAlone(
      client,
      (logins) =>
        `The database is in use (${logins}): stop the program first, and close other connections${ofPooler()}.`,
    )
    await assertMayRestore(client, login)
    await client.query('begin')
    await assertReplaceable(client, replace)
    const restored = await readArchive(source, { client, login, storage, progress })
    // This finds a program that was past its migrations when the lock was taken.
    await assertAlone(client, (logins) => `The database stays as it was: ${logins} connected while it was restored.`)
    await client.query('commit')
    await client.query('analyze')
    return restored
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end()
    await migrateIfRestored(ownerUrl, login)
  }
}

/** Migrates the tables of an older backup; a database into which nothing was restored stays as it is. */
async function migrateIfRestored(ownerUrl: string, login: string | undefined) {
  const client = new Client(ownerUrl)
  await client.connect()
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  await client.end()
  if (rows[0]?.there) await migrate(ownerUrl, login)
}

async function assertMayRestore(client: Client, login: string | undefined) {
  const { toMigrate, toRestore } = await missingRights(client, login)
  if (toMigrate.length + toRestore.length > 0) throw new RestoreRefused(runOnce(client, [...toMigrate, ...toRestore]))
}

async function assertReplaceable(client: Client, replace: boolean) {
  const made = await client.query<{ made: boolean }>(`select to_regclass('public.users') is not null as made`)
  if (replace || !made.rows[0]?.made) return
  const kept = await client.query(
    `select from users union all (select from schools where source <> 'sample' limit 1) limit 1`,
  )
  if (kept.rowCount) {
    throw new RestoreRefused('The database holds accounts or schools: --replace overwrites them with the backup.')
  }
}

/**
 * Makes sure that only programs waiting for `lockTables` are connected to the database.
 *
 * @param refusal returns the message about the connected logins
 * @throws RestoreRefused with that message
 */
async function assertAlone(client: Client, refusal: (logins: string) => string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { rows } = await client.query<{ login: string }>(OTHERS, [TABLES_LOCK])
    if (rows.length === 0) return
    if (tries === MAX_TRIES) throw new RestoreRefused(refusal(rows.map(({ login }) => login).join(', ')))
    await sleep(PAUSE_MS)
  }
}
