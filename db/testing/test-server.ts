import pg from 'pg'
import { berlinDay } from '#lib/berlin-day.ts'
import { isRunning } from '#lib/is-running.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres, stopUnusedPostgres } from '../embedded/embedded-postgres.ts'
import { foldersOf } from '../embedded/places.ts'
import { migrate } from '../migrate.ts'
import { createDatabase, projectDir } from '../open-database.ts'

/** A PostgreSQL for one test run, with a migrated database to clone; several runs share the server. */
export type TestServer = { server: EmbeddedPostgres; template: string; stop: () => Promise<void> }

/**
 * A run's databases carry its process id in their names, so that those of runs that have ended can be found and
 * removed.
 */
const nameOf = (pid: number) => `test_${pid}`

/** Nothing has to survive a crash, so it neither waits for the disk nor keeps a log for replicas. */
const WITHOUT_SAFETY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

/** Returns a time zone with another day than Berlin now, so that a session with the server's zone stands out. */
function zoneOfAnotherDay(): string {
  const dayIn = (timeZone: string) => new Date().toLocaleDateString('sv-SE', { timeZone })
  // They are 26 hours apart, so that one of them has another day at any time.
  return dayIn('Etc/GMT+12') === berlinDay() ? 'Etc/GMT-14' : 'Etc/GMT+12'
}

/**
 * Starts the server, removes what crashed runs left behind and migrates a fresh template database. `TEST_POSTGRES_BIN`
 * names the program folder of a PostgreSQL other than the built-in one, such as /usr/lib/postgresql/15/bin.
 */
export async function startTestServer(): Promise<TestServer> {
  const settings = { ...WITHOUT_SAFETY, jit: 'off', max_connections: '300', timezone: zoneOfAnotherDay() }
  const bin = process.env.TEST_POSTGRES_BIN
  const folder = bin ? `postgres-test-${bin.replaceAll(/\D/g, '')}` : 'postgres-test'
  const server = await startEmbeddedPostgres(projectDir, { folder, settings, ...(bin && { bin }) })
  await dropDatabases(server, (pid) => !isRunning(pid))
  const template = `${nameOf(process.pid)}_template`
  await createDatabase(server, template)
  await migrate(server.ownerUrl(template), 'aulario')
  const stop = async () => {
    await dropDatabases(server, (pid) => pid === process.pid)
    await server.release()
  }
  return { server, template, stop }
}

/** Stops test servers that no run uses: runs that were killed could not do so. The next run removes their databases. */
export async function stopUnusedTestServers(): Promise<void> {
  for (const folder of foldersOf(projectDir))
    if (/^postgres-(test|version)\b/.test(folder)) await stopUnusedPostgres(projectDir, folder)
}

async function dropDatabases(server: EmbeddedPostgres, belongs: (pid: number) => boolean) {
  const client = new pg.Client(server.ownerUrl('postgres'))
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%'`,
  )
  const names = rows.map((row) => row.datname).filter((name) => belongs(Number(name.split('_')[1])))
  for (const name of names) await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  await client.end()
}
