// `aulario check`: tries everything that the settings name, and reports for each part whether it works and what to do.

import { createTransport } from 'nodemailer'
import type pg from 'pg'
import { checkStripeKey } from '#app/features/billing/orders/providers/stripe.server.ts'
import { engineStatus } from '#app/features/routing/engine/engine-status.server.ts'
import { placeOf } from '#db/command-place.ts'
import { AS_OWNER, isPooled, ownerSetting, sessionSetting, sessionUrl } from '#db/connections/addresses.ts'
import { assertBaseline, migrationsWaiting } from '#db/migrate.ts'
import { missingRights, runOnce } from '#db/rights.ts'
import { assertVersion } from '#db/versions/server-version.ts'
import { env } from '#lib/env.ts'
import { smtpOptions } from '#lib/mail/send-mail.ts'
import { sayProgress } from '#lib/say-progress.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { probeStorage } from '#lib/storage/probe-storage.ts'
import { processCount } from '../supervisor/process-count.ts'
import { checkPooler, checkSessions, inDatabase, lineOf } from './check-connections.ts'

/** Connections that a process keeps besides those for requests: for jobs, and to listen for notifications. */
const CONNECTIONS_BESIDE = 10

let failures = 0
async function check(what: string, attempt: () => Promise<string>): Promise<void> {
  try {
    console.log(`works   ${what}: ${await attempt()}`)
  } catch (error) {
    failures += 1
    console.log(`FAILS   ${what}: ${(error as Error).message || (error as { code?: string }).code}`)
  }
}

const one = async (client: pg.Client, sql: string) => (await client.query<{ value: string }>(sql)).rows[0]!.value

async function checkDatabase(client: pg.Client): Promise<string> {
  await assertVersion(client)
  const version = await one(client, `select current_setting('server_version') as value`)
  if ((await one(client, `select getdatabaseencoding() as value`)) !== 'UTF8')
    throw new Error(`its encoding is not UTF8: create it again as docs/operations.md shows.`)
  if ((await one(client, `select lower('ÄÉ') as value`)) !== 'äé')
    throw new Error(`its locale does not know letters such as Ä: create it again as docs/operations.md shows.`)
  const lacking = await one(
    client,
    `select coalesce(string_agg(name, ', '), '') as value from unnest(array['pg_trgm', 'unaccent']) name
     where not exists (select from pg_available_extensions e where e.name = name.name)`,
  )
  if (lacking) throw new Error(`PostgreSQL lacks the extensions ${lacking}: install its contrib package.`)
  await assertBaseline(client)
  const waiting = (await migrationsWaiting(client)).length
  const when = env().MIGRATE ? 'at the next start' : 'by aulario migrate'
  const state = waiting === 0 ? 'migrated' : `${waiting} migrations run ${when}`
  return `PostgreSQL ${version}, ${lineOf(client)}, ${state}`
}

/** Only what a start and a restore do needs rights beyond those on the tables. */
async function checkRights(client: pg.Client): Promise<string> {
  const login = DATABASE_OWNER_URL ? decodeURIComponent(new URL(sessionUrl()!).username) : undefined
  const { toMigrate, toRestore } = await missingRights(client, login)
  if (toMigrate.length > 0) throw new Error(runOnce(client, toMigrate))
  return toRestore.length === 0
    ? 'it may migrate and restore a backup'
    : `it may migrate; before a backup can be restored, an administrator has to run: ${toRestore.join(' ')}`
}

async function checkConnections(client: pg.Client): Promise<string> {
  const most = Number(await one(client, `select current_setting('max_connections') as value`))
  const processes = processCount(env()) ?? 1
  const needed = processes * (CONNECTIONS_BESIDE + (isPooled() ? 0 : env().DATABASE_POOL))
  if (needed > most)
    throw new Error(`${processes} processes need up to ${needed}, PostgreSQL accepts ${most} (max_connections).`)
  const clients = isPooled() ? `, and of the pooler up to ${processes * env().DATABASE_POOL} (max_client_conn)` : ''
  return `${processes} processes need up to ${needed} of ${most}${clients}`
}

async function checkReplica(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ standby: boolean; behind: string }>(
    `select pg_is_in_recovery() as standby, coalesce(round(extract(epoch from
       case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then interval '0'
       else now() - pg_last_xact_replay_timestamp() end), 1), 0)::text as behind`,
  )
  if (!rows[0]!.standby) throw new Error('it is no replica: it is not following any server.')
  return `it follows its primary, ${rows[0]!.behind} s behind what it has received`
}

async function checkStore(): Promise<string> {
  await probeStorage(storage())
  return 'a file was written, read and removed'
}

async function checkMail(): Promise<string> {
  const transport = createTransport(smtpOptions())
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
  return 'the server accepts the login; `aulario mail test <address>` sends a mail'
}

async function checkPayments(): Promise<string> {
  await checkStripeKey()
  return 'Stripe accepts the key'
}

const { DATABASE_URL = '', DATABASE_OWNER_URL, SMTP_URL, PUBLIC_URL = '', ...others } = readSettings()
const { PAYMENTS, STRIPE_SECRET_KEY, DATABASE_REPLICA_URLS, ROUTING_URL } = others
const direct = { setting: sessionSetting(), url: sessionUrl() ?? DATABASE_URL }
const owner = { setting: ownerSetting(), url: DATABASE_OWNER_URL ?? direct.url, parameters: AS_OWNER }
sayProgress(placeOf(owner.url))
console.log(`works   settings: the site is ${PUBLIC_URL}`)
await check('database, as its owner', () => inDatabase(owner, checkDatabase))
if (env().MIGRATE) await check('rights of the owner', () => inDatabase(owner, checkRights))
await check('database, as the program', checkSessions)
if (isPooled()) await check('database, through the pooler', checkPooler)
for (const [at, url] of DATABASE_REPLICA_URLS.entries())
  await check(`replica ${at + 1}`, () => inDatabase({ setting: 'DATABASE_REPLICA_URLS', url }, checkReplica))
await check('connections', () => inDatabase(direct, checkConnections))
await check('store of files', checkStore)
if (SMTP_URL) await check('mail server', checkMail)
if (PAYMENTS === 'on' && STRIPE_SECRET_KEY) await check('payments', checkPayments)
if (ROUTING_URL) await check('ways to school', engineStatus)
process.exitCode = failures === 0 ? 0 : 1

function readSettings() {
  try {
    return env()
  } catch (error) {
    console.log(`FAILS   ${(error as Error).message}`)
    process.exit(1)
  }
}
