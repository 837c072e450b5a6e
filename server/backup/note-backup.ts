import { Client } from 'pg'

/** Settings key under which the instant of the last backup is kept. */
export const LAST_BACKUP = 'last_backup'
/** Settings key under which the instant is kept when a backup was last restored for comparison, and was equal. */
export const LAST_VERIFIED = 'last_verified_backup'

/**
 * Records in the database that a backup is complete, or was verified, so that the age of both can be watched.
 *
 * @param ownerUrl connection string of the role that owns the tables
 */
export async function noteBackup(
  ownerUrl: string,
  what: typeof LAST_BACKUP | typeof LAST_VERIFIED = LAST_BACKUP,
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'backup' })
  await client.connect()
  try {
    await client.query(
      `insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
      [what, new Date().toISOString()],
    )
  } finally {
    await client.end()
  }
}
