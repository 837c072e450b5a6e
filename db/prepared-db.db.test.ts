import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { poolFigures } from './client.ts'
import { type Given, prepared, preparedDb } from './prepared-db.ts'

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

test('a statement that is built once runs with the values of each call, and with its own', async () => {
  let built = 0
  const numbers = prepared((db, { from, only }: Given<{ from: number; only: number[] }>) => {
    built++
    const all = sql<{ n: number }>`(select generate_series(${from}::int, ${6}) as n)`
    return db
      .selectFrom(all.as('all'))
      .select('n')
      .where('n', '=', sql<number>`any(${only}::int[])`)
      .where('n', '>', from)
      .orderBy('n')
  })
  const [some, others] = await Promise.all([
    numbers({ from: 1, only: [1, 2, 3, 9] }),
    numbers({ from: 4, only: [4, 5, 6, 7] }),
  ])
  expect([some, others, built]).toEqual([[{ n: 2 }, { n: 3 }], [{ n: 5 }, { n: 6 }], 1])
})

const connectionOf = async (also = sql`0`) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${also}`.execute(preparedDb())
  return rows[0]?.pid
}

test('statements of one turn share a connection, and a slow one holds up only those', async () => {
  const slow = Promise.all([connectionOf(sql`pg_sleep(0.5)`), connectionOf()])
  await sleep(1)
  const other = connectionOf()
  expect(await Promise.race([slow, other])).toBe(await other)
  const [first, second] = await slow
  expect(second).toBe(first)
  expect(await other).not.toBe(first)
  await eventually(() => expect(poolFigures().busy).toBe(0))
})

test('a statement that fails leaves those beside it alone', async () => {
  const [before, failed, after] = await Promise.allSettled([connectionOf(), connectionOf(sql`1 / 0`), connectionOf()])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } })
  expect(after).toEqual({ status: 'fulfilled', value: expect.any(Number) })
  expect(after).toEqual(before)
})
