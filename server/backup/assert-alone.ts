import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { TABLES_LOCK } from '#db/migrate.ts'
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

/**
 * Makes sure that only programs waiting for `lockTables` are connected to the database.
 *
 * @param refusal returns the message about the connected logins
 * @throws RestoreRefused with that message
 */
export async function assertAlone(client: Client, refusal: (logins: string) => string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { rows } = await client.query<{ login: string }>(OTHERS, [TABLES_LOCK])
    if (rows.length === 0) return
    if (tries === MAX_TRIES) throw new RestoreRefused(refusal(rows.map(({ login }) => login).join(', ')))
    await sleep(PAUSE_MS)
  }
}
