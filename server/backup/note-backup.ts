import { Client } from 'pg'

/** Settings key under which the instant of the last backup is kept. */
export const LAST_BACKUP = 'last_backup'

/**
 * Records in the database that a backup is complete, so that its age can be watched.
 *
 * @param ownerUrl connection string of the role that owns the tables
 */
export async function noteBackup(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'backup' })
  await client.connect()
  try {
    await client.query(
      `insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
      [LAST_BACKUP, new Date().toISOString()],
    )
  } finally {
    await client.end()
  }
}
