import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { awaitMigrations, migrate, migrationNames } from './migrate.ts'
import { emptyDatabase } from './testing/test-database.ts'

test('tables of a version before 1.0.0 are refused and stay as they are', async () => {
  const database = await emptyDatabase()
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  await client.query(`create table migrations (name text primary key, applied_at timestamptz not null default now())`)
  await client.query(`insert into migrations (name) values ('0001_directory.sql'), ('0140_import_inputs.sql')`)
  await expect(migrate(database.ownerUrl, undefined)).rejects.toThrow(
    /^The tables are those of a version before 1\.0\.0, /,
  )
  const { rows } = await client.query(`select table_name from information_schema.tables where table_schema = 'public'`)
  expect(rows).toEqual([{ table_name: 'migrations' }])
})

test('of two simultaneous starts one migrates, and a later one finds nothing to do', async () => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const starts = await Promise.all([migrate(database.ownerUrl, undefined), migrate(database.ownerUrl, undefined)])
  expect(starts.map(({ length }) => length).sort()).toEqual([0, expect.any(Number)])
  expect(starts.flat()).toContain('0001_baseline.sql')
  expect(await migrate(database.ownerUrl, undefined)).toEqual([])
})

test('a program that does not migrate waits until another has', async () => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const missed: string[][] = []
  let isOver = false
  const waiting = awaitMigrations(database.ownerUrl, (names) => missed.push(names)).then(() => {
    isOver = true
  })
  await expect.poll(() => missed).toEqual([await migrationNames()])
  expect(isOver).toBe(false)
  await migrate(database.ownerUrl, undefined)
  await waiting
  await awaitMigrations(database.ownerUrl, (names) => missed.push(names))
  expect(missed).toHaveLength(1)
})
