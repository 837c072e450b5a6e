import path from 'node:path'
import pg from 'pg'
import { env } from '#lib/env.ts'
import { sayProgress } from '#lib/say-progress.ts'
import { assertSettings, placeOf } from './command-place.ts'
import { ownerSetting, ownerUrlOf, sessionUrl } from './connections/addresses.ts'
import { explainConnection } from './connections/explain-connection.ts'
import { setLoginDefaults } from './connections/login-defaults.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { hasCluster } from './embedded/places.ts'
import { assertMigrated, migrate } from './migrate.ts'
import { assertVersion } from './versions/server-version.ts'

const DATABASE = 'aulario'
const LOGIN = 'aulario'
export const projectDir: string = path.join(import.meta.dirname, '..')

/** A database that is reachable and migrated. */
export type OpenDatabase = {
  /** Names of the migrations that this call applied. */
  migrated: string[]
  /** Stops the embedded PostgreSQL, if there is one and no other program is using it. */
  release: () => Promise<void>
}

/** A database that accepts connections. */
export type ReachedDatabase = {
  /** Connection string of the role that owns the tables. */
  ownerUrl: string
  /** Login of the program, if it differs from the owner's. */
  login: string | undefined
  release: OpenDatabase['release']
}

/**
 * Prepares the database for a program on this machine: calls {@link reachDatabase}, then migrates.
 *
 * @throws Error with a one-sentence message that says what to do
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const reached = await reachDatabase()
  return { migrated: await migrateReached(reached), release: reached.release }
}

/**
 * Migrates a database, and gives the program's login what it needs behind a pooler.
 *
 * @returns names of the migrations that this call applied
 */
export async function migrateReached({ ownerUrl, login }: ReachedDatabase): Promise<string[]> {
  const migrated = await migrate(ownerUrl, login)
  await setLoginDefaults()
  return migrated
}

/** What an operator's command expects of its database. */
type CommandNeeds = {
  /** `made`: the database is created if it is missing; `there`: it must exist already. */
  database: 'there' | 'made'
  /** Whether the tables are migrated first, or with MIGRATE=false must be. */
  migrated: boolean
}

/**
 * Calls {@link reachDatabase} for an operator's command: tells a person which database and store it works on, and never
 * creates a database in place of the intended one.
 *
 * @throws Error with a one-sentence message that says what to do
 */
export async function openForCommand({ database, migrated }: CommandNeeds): Promise<ReachedDatabase> {
  assertSettings()
  if (!env().DATABASE_URL && database === 'there' && !hasCluster(projectDir))
    throw new Error('There is no database here yet: npm start makes one, DATABASE_URL names another one.')
  const reached = await reachDatabase()
  sayProgress(placeOf(reached.ownerUrl))
  if (migrated && env().MIGRATE) await migrateReached(reached)
  else if (migrated) await assertMigrated(reached.ownerUrl)
  return reached
}

/**
 * Starts the embedded PostgreSQL if DATABASE_URL is not set, and puts the program's connection string in
 * `process.env.DATABASE_URL`, where every module finds it. Does not change the tables.
 *
 * @throws Error with a one-sentence message that says what to do
 */
export async function reachDatabase(): Promise<ReachedDatabase> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env()
  if (DATABASE_URL) {
    const direct = sessionUrl() ?? DATABASE_URL
    const ownerUrl = ownerUrlOf(DATABASE_OWNER_URL ?? direct)
    await assertReachable(ownerUrl)
    const login = DATABASE_OWNER_URL ? decodeURIComponent(new URL(direct).username) : undefined
    return { ownerUrl, login, release: async () => {} }
  }
  const server = await startEmbeddedPostgres(projectDir)
  await createDatabase(server, DATABASE)
  process.env.DATABASE_URL = server.url(LOGIN, DATABASE)
  return { ownerUrl: server.ownerUrl(DATABASE), login: LOGIN, release: server.release }
}

/** Creates the program's login and a database on an embedded server, unless they exist. */
export async function createDatabase(server: EmbeddedPostgres, database: string): Promise<void> {
  const client = new pg.Client(server.ownerUrl('postgres'))
  await client.connect()
  try {
    await client.query(
      `do $$ begin create role ${LOGIN} login; exception when duplicate_object or unique_violation then null; end $$`,
    )
    const there = await client.query('select from pg_database where datname = $1', [database])
    if (there.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } catch (error) {
    const madeByAnotherStart =
      (error as { code?: string }).code === '42P04' || (error as { code?: string }).code === '23505'
    if (!madeByAnotherStart) throw error
  } finally {
    await client.end()
  }
}

async function assertReachable(url: string) {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    const explained = explainConnection(error, ownerSetting())
    const reason = explained.message || (error as { code?: string }).code
    await client?.end().catch(() => {})
    throw explained === error
      ? new Error(
          `The database ${host}${pathname} cannot be reached (${reason}): check ${ownerSetting()} and that it runs.`,
        )
      : explained
  }
  await assertVersion(client).finally(() => client.end().catch(() => {}))
}
