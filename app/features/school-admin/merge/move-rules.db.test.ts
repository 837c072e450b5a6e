import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { FOLLOW_REVIEWS, MOVES, OTHERWISE } from './move-rules.ts'

test('every table that names a school has a rule for merges', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public' and column_name in ('school_id', 'successor_id') order by 1`.execute(db())
  const ruled = [...MOVES.map(({ table }) => table), ...FOLLOW_REVIEWS, ...Object.keys(OTHERWISE)]
  expect(rows.map(({ table }) => table)).toEqual(ruled.sort())
})

test('the key of every rule names one row', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.conrelid::regclass::text as table, array(select attname::text from pg_attribute
      where attrelid = c.conrelid and attnum = any (c.conkey)) as columns
    from pg_constraint c where c.contype = 'p' and c.connamespace = 'public'::regnamespace`.execute(db())
  for (const { table, key, column = 'school_id' } of MOVES) {
    const primary = rows.find((row) => row.table === table)?.columns ?? []
    expect([table, primary.filter((name) => name !== column && !key.includes(name))]).toEqual([table, []])
  }
})
