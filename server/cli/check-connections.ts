// What `aulario check` tries on the addresses of the database: who answers there, and whether it keeps sessions.

import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { closeDatabase } from '#db/client.ts'
import { completeUrl, sessionSetting, sessionUrl } from '#db/connections/addresses.ts'
import { explainConnection } from '#db/connections/explain-connection.ts'
import { STATEMENT_TIMEOUT_MS } from '#db/connections/limits.ts'
import { hasLoginDefaults } from '#db/connections/login-defaults.ts'
import { tlsOf } from '#db/connections/tls.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { PROGRAM_ROLE } from '#db/roles.ts'

type Parameters = Record<string, string | number>

/**
 * Asks something on a connection.
 *
 * @param setting name of the setting with the address
 * @throws Error that names what to change
 */
export async function inDatabase<Answer>(
  { setting, url, parameters = {} }: { setting: string; url: string; parameters?: Parameters },
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: completeUrl(url, parameters), connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    await client.connect()
  } catch (error) {
    await client?.end().catch(() => {})
    throw explainConnection(error, setting)
  }
  return await ask(client).finally(() => client.end().catch(() => {}))
}

/** How the line to a server is protected. */
export function lineOf(client: pg.Client): string {
  const tls = tlsOf(client)
  if (!tls) return client.host.startsWith('/') ? 'over a socket' : 'without TLS'
  return `${tls.version}, certificate ${tls.isChecked ? 'checked' : 'NOT checked'}`
}

/** The address of the server itself, with all that a session of the program needs. */
export async function checkSessions(): Promise<string> {
  const setting = sessionSetting()
  const place = { setting, url: sessionUrl()! }
  const isMember = await inDatabase(place, isProgram)
  const parameters: Parameters = { statement_timeout: STATEMENT_TIMEOUT_MS, ...(isMember && { role: PROGRAM_ROLE }) }
  return await inDatabase({ ...place, parameters }, (client) =>
    inDatabase(place, async (other) => {
      const found = await sessionOf(client)
      if (!(await keepsSession(client, other))) throw leadsToPooler(setting, 'lends its connections for a transaction')
      if (found.limit !== `${STATEMENT_TIMEOUT_MS / 1000}s`) throw leadsToPooler(setting, 'ignores parameters')
      await checkLock(client, other, setting)
      await checkNotifications(client, setting)
      return `signed in as ${found.login}, ${lineOf(client)}; parameters, locks and notifications`
    }),
  )
}

const leadsToPooler = (setting: string, how: string) =>
  new Error(
    setting === 'DATABASE_URL'
      ? `DATABASE_URL leads to a pooler that ${how}: set DATABASE_DIRECT_URL to the address of the server itself.`
      : `${setting} leads to a pooler that ${how}: it must be the address of the server itself.`,
  )

type Session = { login: string; role: string; limit: string; database: string }
async function sessionOf(client: pg.Client): Promise<Session> {
  const { rows } = await client.query<Session>(
    `select session_user as login, current_user as role, current_setting('statement_timeout') as limit,
       current_database() as database`,
  )
  return rows[0]!
}

/** Whether the login of a connection may act as the program: not before the first start. */
async function isProgram(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select coalesce((select pg_has_role(oid, 'member') from pg_roles where rolname = $1), false) as is`,
    [PROGRAM_ROLE],
  )
  return rows[0]!.is
}

const pidOf = async (client: pg.Client) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid

/**
 * Whether each statement of a connection meets the same session, also while another one holds those that are free. A
 * pooler names other sessions than those that answer.
 */
async function keepsSession(client: pg.Client, other: pg.Client): Promise<boolean> {
  const pid = await pidOf(client)
  if ((client as unknown as { processID: number }).processID === pid) return true
  await other.query('begin')
  await pidOf(other)
  const isSame = (await pidOf(client)) === pid
  await other.query('rollback')
  return isSame
}

async function checkLock(client: pg.Client, other: pg.Client, setting: string): Promise<void> {
  const key = randomInt(2 ** 31)
  const take = 'select pg_try_advisory_lock($1) as taken'
  const [first, second] = [await client.query(take, [key]), await other.query(take, [key])]
  if (!first.rows[0].taken || second.rows[0].taken) throw new Error(`${setting}: its sessions do not hold locks.`)
}

/** Sends a notification by DATABASE_URL: it only arrives within one database. */
async function checkNotifications(client: pg.Client, setting: string): Promise<void> {
  const channel = `aulario_check_${randomInt(2 ** 31)}`
  const heard = new Promise<boolean>((resolve) => client.once('notification', () => resolve(true)))
  await client.query(`listen ${channel}`)
  await inDatabase({ setting: 'DATABASE_URL', url: process.env.DATABASE_URL! }, (sender) =>
    sender.query('select pg_notify($1, $2)', [channel, '']),
  )
  if (await Promise.race([heard, sleep(3000, false)])) return
  throw new Error(`${setting} does not hear what DATABASE_URL sends: both must lead to the same database.`)
}

/** Reads at once: more than a pooler lets one client have, so that they meet different sessions. */
const READS = 24

/** The pooler at DATABASE_URL, by the connections that the program itself uses. */
export async function checkPooler(): Promise<string> {
  const pooled = { setting: 'DATABASE_URL', url: process.env.DATABASE_URL! }
  const [found, line] = await inDatabase(pooled, async (client) => [await sessionOf(client), lineOf(client)] as const)
  const direct = { setting: sessionSetting(), url: sessionUrl()! }
  const [own, isSet] = await inDatabase(
    direct,
    async (client) => [await sessionOf(client), await hasLoginDefaults(client)] as const,
  )
  for (const [what, one, other] of [
    ['login', found.login, own.login],
    ['database', found.database, own.database],
  ])
    if (one !== other) throw new Error(`DATABASE_URL has the ${what} ${one}, DATABASE_DIRECT_URL ${other}: use one.`)
  await checkReads()
  const limits =
    found.limit === `${STATEMENT_TIMEOUT_MS / 1000}s` && found.role === PROGRAM_ROLE
      ? 'with the limits of the program'
      : isSet
        ? 'its connections are older than the limits of the login, which they get anew (PgBouncer: reconnect)'
        : 'the login gets its limits at the next start'
  return `signed in as ${found.login}, ${line}; statements, ${limits}`
}

async function checkReads(): Promise<void> {
  try {
    const reads = Array.from({ length: READS }, async (_, at) => {
      const read = sql<{ at: number }>`select ${at}::int as at, pg_sleep(0.01)`
      // Each in a turn of its own, which takes a connection of its own.
      await sleep(at)
      return (await read.execute(preparedDb())).rows[0]?.at
    })
    if ((await Promise.all(reads)).some((one, at) => one !== at)) throw new Error('DATABASE_URL mixes up answers.')
  } catch (error) {
    throw explainConnection(error, 'DATABASE_URL')
  } finally {
    await closeDatabase()
  }
}
