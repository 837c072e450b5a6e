import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { addDays } from '#lib/berlin-day.ts'
import { AT_ONCE, CHANGE_DAYS, collectChanges } from './collect-changes.server.ts'

const DAY = '2040-01-01'
const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
owner.on('error', () => {})

/** Has each statement on the days of changes noted with the number of its rows. */
beforeAll(async () => {
  await owner.connect()
  await owner.query(`create table statements (rows bigint);
    grant insert on statements to public;
    create function note_statement() returns trigger language plpgsql as
      $$ begin insert into statements select count(*) from touched; return null; end $$;
    create trigger note_insert after insert on school_change_days referencing new table as touched
      for each statement execute function note_statement();
    create trigger note_delete after delete on school_change_days referencing old table as touched
      for each statement execute function note_statement();`)
})
afterAll(() => owner.end())

beforeEach(async () => {
  await owner.query('truncate school_changes, school_change_days, statements')
  await collectChanges(DAY)
  await db().updateTable('school_change_state').set({ day: DAY }).execute()
  await owner.query('truncate statements')
})

const statements = async () =>
  (await owner.query<{ rows: string }>('select rows from statements')).rows.map(({ rows }) => Number(rows))
const days = async () => (await db().selectFrom('school_change_days').selectAll().execute()).length

/** Writes changes of that many schools, each in two transactions. */
async function change(count: number) {
  for (const _ of ['once', 'twice'])
    await sql`insert into school_changes (school_id) select 'gb-' || n from generate_series(1, ${count}::int) n`.execute(
      db(),
    )
}

test('however many schools an import changed, a statement takes a bounded number of them', async () => {
  const count = 3 * AT_ONCE + 7
  await change(count)
  await db().insertInto('school_changes').values({ school_id: '*' }).execute()
  await collectChanges(DAY)
  expect(await days()).toBe(count)
  const rows = await statements()
  expect(Math.max(...rows)).toBeLessThanOrEqual(AT_ONCE)
  expect(rows.reduce((sum, one) => sum + one, 0)).toBe(count)
})

test('what was collected is not read again, and a closed day stays as it is', async () => {
  await change(AT_ONCE + 1)
  await collectChanges(DAY)
  await db().insertInto('school_changes').values({ school_id: 'gb-1' }).execute()
  await collectChanges(addDays(DAY, 1))
  const collected = await db()
    .selectFrom('school_change_days')
    .select('day')
    .where('school_id', '=', 'gb-1')
    .orderBy('day')
    .execute()
  expect(collected.map(({ day }) => day)).toEqual([DAY, addDays(DAY, 1)])
  expect(await days()).toBe(AT_ONCE + 2)
})

test('days that are too old are removed a bounded number of rows at a time', async () => {
  await change(2 * AT_ONCE + 1)
  await collectChanges(DAY)
  await owner.query('truncate statements')
  await collectChanges(addDays(DAY, CHANGE_DAYS + 1))
  expect(await days()).toBe(0)
  expect(Math.max(...(await statements()))).toBeLessThanOrEqual(AT_ONCE)
})
