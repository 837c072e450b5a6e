import type { Client } from 'pg'
import { applyMigration, prepareTables } from '#db/migrate.ts'

/** Replaces all tables with empty ones as the given migrations create them, in the caller's transaction. */
export async function rebuildTables(client: Client, login: string | undefined, migrations: string[]): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema if exists public cascade')
  await client.query('create schema public')
  await prepareTables(client, login)
  for (const name of migrations) await applyMigration(client, name)
}
