import pg from 'pg'
import { lockTables } from '../migrate.ts'
import { PROGRAM_ROLE } from '../roles.ts'
import { isPooled, ownerUrlOf, sessionUrl } from './addresses.ts'
import { STATEMENT_TIMEOUT_MS } from './limits.ts'

/** What each session of the program's login begins with, because a pooler passes on no parameters. */
export const LOGIN_DEFAULTS: readonly string[] = [`role=${PROGRAM_ROLE}`, `statement_timeout=${STATEMENT_TIMEOUT_MS}`]

/**
 * With a pooler: sets {@link LOGIN_DEFAULTS} for the program's login in this database, as that login, which needs no
 * further right for it. The pooler's connections have them from their next start.
 */
export async function setLoginDefaults(): Promise<void> {
  if (!isPooled()) return
  const client = new pg.Client(ownerUrlOf(sessionUrl()!))
  await client.connect()
  try {
    if (await hasLoginDefaults(client)) return
    // Two processes that write the same row of the catalogue at once would fail.
    await lockTables(client)
    const database = client.escapeIdentifier(client.database ?? '')
    for (const each of LOGIN_DEFAULTS) {
      const [name, value] = each.split('=')
      await client.query(`alter role session_user in database ${database} set ${name} = '${value}'`)
    }
  } finally {
    await client.end()
  }
}

/** Whether the login of a connection has {@link LOGIN_DEFAULTS} in its database. */
export async function hasLoginDefaults(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    `select coalesce(bool_or(setconfig @> $1), false) as all from pg_db_role_setting
     where setrole = (select oid from pg_roles where rolname = session_user)
       and setdatabase = (select oid from pg_database where datname = current_database())`,
    [LOGIN_DEFAULTS],
  )
  return rows[0]?.all ?? false
}
