import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from './client.ts'

test.each([
  ['alter a table', 'alter table schools add column x int'],
  ['drop a table', 'drop table reviews'],
  ['make a table', 'create table mine (x int)'],
  ['read files of the server', "select pg_read_file('postgresql.conf')"],
  ['run programs', "copy (select 1) to program 'true'"],
  ['become the owner', 'set role postgres'],
  ['switch triggers off', 'alter table reviews disable trigger all'],
])('the program cannot %s', async (_, statement) => {
  await expect(sql.raw(statement).execute(db())).rejects.toThrow(/permission denied|must be owner/)
})

test('the program reads and writes rows', async () => {
  await sql`insert into settings (key, value) values ('a', 'b')`.execute(db())
  expect((await sql`select * from settings where key = 'a'`.execute(db())).rows).toHaveLength(1)
})
