import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { env } from '#lib/env.ts'
import { RestoreRefused } from '../restore-refused.ts'

/** A database for one comparison: its address, and what ends it. */
export type Scratch = { url: string; remove: () => Promise<void> }

const PREFIX = 'aulario_verify_'

/**
 * Finds a place where a backup may be restored: the empty database of SCRATCH_DATABASE_URL, or one that is made for it
 * beside the site's and removed afterwards.
 *
 * @param ownerUrl connection string of the owner of the site's tables
 * @throws RestoreRefused when the database is that of the site, holds tables, or may not be made
 */
export async function openScratch(ownerUrl: string, given = env().SCRATCH_DATABASE_URL): Promise<Scratch> {
  if (!given) return await makeScratch(ownerUrl)
  const [own, site] = [await inDatabase(given, identityOf), await inDatabase(ownerUrl, identityOf)]
  if (own.server === site.server && own.database === site.database)
    throw new RestoreRefused('SCRATCH_DATABASE_URL leads to the database of the site: give it an empty one.')
  await inDatabase(given, assertEmpty)
  return { url: given, remove: async () => {} }
}

/** Two addresses may lead to one database: a server and its database have one identity. */
async function identityOf(client: Client): Promise<{ server: string; database: string }> {
  const { rows } = await client.query<{ server: string; database: string }>(
    `select pg_postmaster_start_time()::text || ' ' || current_setting('port') as server,
       (select oid::text from pg_database where datname = current_database()) as database`,
  )
  return rows[0]!
}

/** @throws RestoreRefused when a database holds any table of anybody */
export async function assertEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e') limit 1`,
  )
  if (rows[0])
    throw new RestoreRefused(`SCRATCH_DATABASE_URL leads to a database that is not empty: it holds ${rows[0].name}.`)
}

async function makeScratch(ownerUrl: string): Promise<Scratch> {
  const name = PREFIX + randomBytes(6).toString('hex')
  await inDatabase(ownerUrl, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    )
    if (!rows[0]?.may)
      throw new RestoreRefused(
        'The owner of the tables may not create a database: set SCRATCH_DATABASE_URL to an empty one.',
      )
    await dropForgotten(client)
    await client.query(`create database ${name} template template0`)
  })
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  const remove = () =>
    inDatabase(ownerUrl, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
    })
  return { url: url.href, remove }
}

/** A comparison that was killed leaves its database. */
async function dropForgotten(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where datname ~ $1 and pg_get_userbyid(datdba) = current_user
       and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [`^${PREFIX}[0-9a-f]{12}$`],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${name}`)
}

async function inDatabase<Answer>(url: string, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, application_name: 'verify' })
  client.on('error', () => {})
  await client.connect()
  return await ask(client).finally(() => client.end())
}
