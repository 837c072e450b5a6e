import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from './client.ts'

test('every foreign key has an index, so that deleting a row never reads a whole table', async () => {
  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || ' ' || array_to_string(array(
      select attname from pg_attribute where attrelid = c.conrelid and attnum = any (c.conkey)), ', ') as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || (
          select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]) || ' IS NOT NULL)'))
    order by 1`.execute(db())
  expect(rows.map((row) => row.key)).toEqual([])
})
