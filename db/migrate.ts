import fs from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import pg from 'pg'
import { assertRights } from './rights.ts'
import { PROGRAM_ROLE } from './roles.ts'
import { provideFunctions } from './versions/server-version.ts'

const folder = new URL('./migrations/', import.meta.url)
/** The tables as of version 1.0.0, which every migration builds on. */
export const BASELINE = '0001_baseline.sql'
/** Advisory lock that every process holds while it changes the tables. */
export const TABLES_LOCK = 4_211_975

/**
 * Applies each `NNNN_name.sql` once, in order, each in its own transaction; of two simultaneous starts, one waits for
 * the other.
 *
 * @param ownerUrl connection string of the role that owns the tables
 * @param programLogin login that the program uses, by default the same; it becomes a member of {@link PROGRAM_ROLE}
 * @returns names of the migrations that this call applied
 * @throws Error naming the migration that failed; everything before it stays applied. A database of a version before
 *   1.0.0 is refused
 */
export async function migrate(ownerUrl: string, programLogin: string | undefined): Promise<string[]> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await lockTables(client)
    await assertBaseline(client)
    await prepareTables(client, programLogin)
    const waiting = await migrationsWaiting(client)
    for (const name of waiting) await apply(client, name)
    return waiting
  } finally {
    await client.end()
  }
}

/** Returns the names of the migrations that a database lacks; all of them if it has no tables yet. */
export async function migrationsWaiting(client: Pick<Client, 'query'>): Promise<string[]> {
  const names = await migrationNames()
  const there = await client.query(`select where to_regclass('public.migrations') is not null`)
  if (there.rowCount === 0) return names
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !done.has(name))
}

/** Milliseconds between two looks at whether another program has migrated. */
const LOOK_EVERY_MS = 1000

/**
 * Waits until another program has applied every migration.
 *
 * @param url connection string of any login that may read
 * @param onWait called once with the names of those that are missing, if there are any
 */
export async function awaitMigrations(url: string, onWait: (waiting: string[]) => void): Promise<void> {
  const client = new pg.Client(url)
  // A broken connection fails the next look.
  client.on('error', () => {})
  await client.connect()
  try {
    let waiting = await migrationsWaiting(client)
    if (waiting.length > 0) onWait(waiting)
    while (waiting.length > 0) {
      await sleep(LOOK_EVERY_MS)
      waiting = await migrationsWaiting(client)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Makes sure that no migration is missing. @throws Error with a one-sentence message */
export async function assertMigrated(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const waiting = await migrationsWaiting(client)
    if (waiting.length > 0) throw new Error(`The database lacks ${waiting.join(', ')}: run aulario migrate.`)
  } finally {
    await client.end()
  }
}

/** Makes sure that tables which are there began with {@link BASELINE}. @throws Error with a one-sentence message */
export async function assertBaseline(client: Client): Promise<void> {
  const there = await client.query(`select where to_regclass('public.migrations') is not null`)
  if (there.rowCount === 0) return
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  if (rows.length > 0 && !rows.some(({ name }) => name === BASELINE))
    throw new Error(
      'The tables are those of a version before 1.0.0, which this one does not migrate: run that version.',
    )
}

/** Waits until no other process is changing the tables; the lock is held until the connection ends. */
export async function lockTables(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TABLES_LOCK])
}

/** Returns the names of all migrations in the order in which they are applied. */
export async function migrationNames(): Promise<string[]> {
  return (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/**
 * Creates what every migration builds on: the role of the program with its rights, and the list of applied migrations.
 */
export async function prepareTables(client: Client, programLogin: string | undefined): Promise<void> {
  await assertRights(client, programLogin)
  await makeRole(client, programLogin)
  await client.query('set client_min_messages = warning')
  await client.query(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
  )
  // A program that went back to an earlier version builds the tables of a backup from the statements that it lacks.
  await client.query(`alter table migrations add column if not exists statements text`)
  await provideFunctions(client)
  await client.query(`grant usage on schema public to ${PROGRAM_ROLE}`)
  await client.query(`grant select on migrations to ${PROGRAM_ROLE}`)
  await client.query(
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${PROGRAM_ROLE}`,
  )
  await client.query(`alter default privileges in schema public grant usage on sequences to ${PROGRAM_ROLE}`)
}

/** Makes the role, and the program's login a member of it; an administrator may have done both. */
async function makeRole(client: Client, programLogin: string | undefined) {
  // A single login has both roles.
  const member = programLogin ? client.escapeIdentifier(programLogin) : 'current_user'
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${PROGRAM_ROLE}') then create role ${PROGRAM_ROLE} nologin; end if;
  exception when duplicate_object or unique_violation then null; end $$`)
  await client.query(`do $$ begin
    grant ${PROGRAM_ROLE} to ${member};
  exception when insufficient_privilege then null; end $$`)
}

async function apply(client: Client, name: string) {
  try {
    await client.query('begin')
    await applyMigration(client, name)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed.`, { cause })
  }
}

/**
 * Applies one migration in the caller's transaction.
 *
 * @param kept statements of a migration that this program does not have
 */
export async function applyMigration(client: Client, name: string, kept?: string): Promise<void> {
  const statements = kept ?? (await fs.readFile(new URL(name, folder), 'utf8'))
  await client.query(statements)
  await client.query('insert into migrations (name, statements) values ($1, $2)', [name, statements])
}
