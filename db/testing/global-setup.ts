import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { createDatabase, projectDir } from '../open-database.ts'

export const TEMPLATE = 'aulario_template'

/** Starts a PostgreSQL for tests and migrates a fresh template database, which each test file clones. */
export default async function setup(): Promise<() => Promise<void>> {
  // Nothing in it must survive a crash, so it need not wait for the disk.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-test', settings })
  const client = new pg.Client(server.ownerUrl('postgres'))
  await client.connect()
  const old = await client.query<{ datname: string }>(`select datname from pg_database where datname like 'aulario_%'`)
  for (const { datname } of old.rows)
    await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`)
  await client.end()
  await createDatabase(server, TEMPLATE)
  await migrate(server.ownerUrl(TEMPLATE), 'aulario')
  process.env.TEST_POSTGRES_OWNER = server.ownerUrl('postgres')
  process.env.TEST_POSTGRES_LOGIN = server.url('aulario', 'postgres')
  return server.release
}
