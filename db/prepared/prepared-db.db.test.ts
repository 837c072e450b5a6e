import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { preparedDb } from './prepared-db.ts'

test('a statement is prepared once, and again after a migration has changed what it returns', async () => {
  const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
  await owner.connect()
  const define = (columns: string) =>
    owner.query(`drop view if exists v; create view v as select ${columns}; grant select on v to aulario_program`)
  const read = async () => (await sql`select * from v`.execute(preparedDb())).rows
  try {
    await define('1 as a')
    expect([await read(), await read()]).toEqual([[{ a: 1 }], [{ a: 1 }]])
    const prepared = sql`select from pg_prepared_statements where statement = 'select * from v'`
    expect((await prepared.execute(preparedDb())).rows).toHaveLength(1)
    await define('1 as a, 2 as b')
    expect([await read(), await read()]).toEqual([[{ a: 1, b: 2 }], [{ a: 1, b: 2 }]])
  } finally {
    await owner.end()
  }
})
