import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { lockTables, migrate } from '#db/migrate.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { Ending, Progress } from './archive.ts'
import { readArchive } from './read-archive.ts'
import { RestoreRefused } from './restore-refused.ts'

type Place = {
  /** Connection string of the role that owns the tables. */
  ownerUrl: string
  /** Login that the program uses, where it is another one. */
  login: string | undefined
  storage: Storage
}

/**
 * Brings back what `makeBackup` wrote: all tables in one transaction, so that the database is restored as a whole or as
 * it was before, and every stored file. A backup of an older version is migrated to this one.
 *
 * @param options.replace whether a database that holds accounts or schools may be overwritten
 * @returns what was restored, and the instant that the backup shows (ISO 8601)
 * @throws RestoreRefused when the database is in use or not empty, or the archive is cut off or of a newer version
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
    await lockTables(client)
    await client.query('begin')
    await assertFree(client, replace)
    const restored = await readArchive(source, { client, login, storage, progress })
    await client.query('commit')
    await client.query('analyze')
    return restored
  } finally {
    // A connection that ends takes back what was not committed.
    await client.end()
    await migrateIfRestored(ownerUrl, login)
  }
}

/** The tables of an older backup get what came later; a database that nothing was restored into stays as it is. */
async function migrateIfRestored(ownerUrl: string, login: string | undefined) {
  const client = new Client(ownerUrl)
  await client.connect()
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  await client.end()
  if (rows[0]?.there) await migrate(ownerUrl, login)
}

async function assertFree(client: Client, replace: boolean) {
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  if ((await client.query(others)).rowCount) {
    throw new RestoreRefused('The database is in use: stop the program first, and close other connections.')
  }
  const made = await client.query<{ made: boolean }>(`select to_regclass('public.users') is not null as made`)
  if (replace || !made.rows[0]?.made) return
  const kept = await client.query(
    `select from users union all (select from schools where source <> 'sample' limit 1) limit 1`,
  )
  if (kept.rowCount) {
    throw new RestoreRefused('The database holds accounts or schools: --replace overwrites them with the backup.')
  }
}
