import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { TEMPLATE } from './global-setup.ts'

/** A migrated database that belongs to one test file. */
export type TestDatabase = { url: string; ownerUrl: string; drop: () => Promise<void> }

/** Clones the migrated template database. */
export async function cloneTemplate(): Promise<TestDatabase> {
  const name = `aulario_${randomBytes(6).toString('hex')}`
  await asOwner(`create database ${name} template ${TEMPLATE}`)
  return {
    url: inDatabase('TEST_POSTGRES_LOGIN', name),
    ownerUrl: inDatabase('TEST_POSTGRES_OWNER', name),
    drop: () => asOwner(`drop database ${name} with (force)`),
  }
}

function inDatabase(variable: string, database: string): string {
  const url = process.env[variable]
  if (!url) throw new Error('Tests need the PostgreSQL that vitest starts: run them with vitest.')
  return url.replace('///postgres?', `///${database}?`)
}

async function asOwner(sql: string) {
  const client = new pg.Client(inDatabase('TEST_POSTGRES_OWNER', 'postgres'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
