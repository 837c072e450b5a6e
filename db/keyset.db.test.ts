import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from './client.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { comesAfter, cursorOf, instantOf, microsOf, pageOf } from './keyset.ts'

const id = (number: number) => `01990000-0000-7000-8000-00000000000${number}`
const ORDER = { at: sql.ref('v.at'), id: sql.ref('v.id') }

/** Two of five rows share an instant, others differ by a microsecond. */
const list = async (direction: 'asc' | 'desc', after: Cursor | undefined, limit: number) => {
  const order = sql.raw(direction)
  const { rows } = await sql<{ id: string; micros: string }>`
    select v.id, ${microsOf(ORDER.at)} as micros from (values
      ('2026-01-01 10:00:00.000001+00'::timestamptz, ${id(1)}::uuid), ('2026-01-01 10:00:00.000002+00', ${id(2)}),
      ('2026-01-01 10:00:00.000002+00', ${id(3)}), ('2026-01-01 10:00:00.000003+00', ${id(4)}),
      ('1970-01-01 00:00:00+00', ${id(5)})) v (at, id)
    where ${comesAfter(ORDER, after, direction)} order by v.at ${order}, v.id ${order} limit ${limit}`.execute(db())
  return rows
}

test.each(['asc', 'desc'] as const)('pages follow each other without gap or repetition: %s', async (direction) => {
  const seen: string[] = []
  let after: Cursor | undefined
  do {
    const { page, next } = pageOf(await list(direction, after, 3), 2)
    seen.push(...page.map((row) => row.id.slice(-1)))
    // Through an address, as pages do.
    after = next ? readCursor(writeCursor(next)) : undefined
  } while (after)
  expect(seen).toEqual(direction === 'asc' ? ['5', '1', '2', '3', '4'] : ['4', '3', '2', '1', '5'])
})

test('a cursor is an instant of the database to the microsecond', async () => {
  const [row] = await list('asc', undefined, 2).then((rows) => rows.slice(1))
  const { rows } = await sql<{ at: string }>`select ${instantOf(cursorOf(row!))}::text as at`.execute(db())
  expect(new Date(rows[0]!.at).toISOString()).toBe('2026-01-01T10:00:00.000Z')
  expect(row?.micros).toBe('1767261600000001')
})

test.each([`0~${id(1)}`, `9999999999999999~${id(1)}`, '1~ffffffff-ffff-ffff-ffff-ffffffffffff'])(
  'a forged cursor is still answered: %s',
  async (text) => {
    const cursor = readCursor(text)
    expect(cursor && writeCursor(cursor)).toBe(text)
    expect(await list('asc', cursor, 9)).toBeInstanceOf(Array)
  },
)

test.each([
  '',
  '~',
  '1',
  `~${id(1)}`,
  `-1~${id(1)}`,
  `1.5~${id(1)}`,
  `99999999999999999~${id(1)}`,
  `1~${id(1)}~`,
  ` 1~${id(1)}`,
  `1~${id(1)}\n`,
  `1~${id(1)}\0`,
  `1~${id(1).slice(1)}`,
  `1~${id(1)}'; drop table users; --`,
  'NaN~x',
  `1~${'a'.repeat(100_000)}`,
])('what the database could not take is no cursor: %j', (text) => {
  expect(readCursor(text)).toBeUndefined()
})
