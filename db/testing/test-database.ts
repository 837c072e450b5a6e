import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A migrated database that belongs to one test file. */
export type TestDatabase = { url: string; ownerUrl: string; drop: () => Promise<void> }

/** Clones the migrated template database of this run. */
export const cloneTemplate = (): Promise<TestDatabase> => create(setting('TEST_POSTGRES_TEMPLATE'))

/** A database without any tables, as on a new server. */
export const emptyDatabase = (): Promise<TestDatabase> => create('template0')

async function create(template: string): Promise<TestDatabase> {
  const name = setting('TEST_POSTGRES_TEMPLATE').replace('template', randomBytes(6).toString('hex'))
  // The default strategy would read, log and write every page through the log; here, no crash has to be survived.
  await asOwner(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: inDatabase('TEST_POSTGRES_LOGIN', name),
    ownerUrl: inDatabase('TEST_POSTGRES_OWNER', name),
    drop: () => asOwner(`drop database if exists ${name} with (force)`),
  }
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error('These tests need the PostgreSQL that Vitest starts: run them with Vitest.')
  return value
}

const inDatabase = (name: string, database: string) => setting(name).replace('///postgres?', `///${database}?`)

async function asOwner(sql: string) {
  const client = new pg.Client(inDatabase('TEST_POSTGRES_OWNER', 'postgres'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
