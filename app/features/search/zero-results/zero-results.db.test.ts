import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { countZeroResult } from './count-zero-result.server.ts'
import { listZeroResults } from './list-zero-results.server.ts'
import { removeOldZeroResults } from './remove-old-zero-results.server.ts'

let network = 0
/** A different address each time, so that none of them reaches its limit. */
const somebody = () => `10.0.${network >> 8}.${network++ & 255}`

beforeEach(async () => void (await db().deleteFrom('search_misses').execute()))

test('counts a text by day and language, however it is written', async () => {
  for (const typed of ['Waldschule', 'waldschule ', 'WALDSCHULE']) await countZeroResult(typed, 'de', somebody())
  await countZeroResult('waldschule', 'en', somebody())
  expect(await listZeroResults()).toMatchObject([
    { language: 'de', text: 'waldschule', count: 3 },
    { language: 'en', text: 'waldschule', count: 1 },
  ])
})

test('holds the day and the text alone, of no person', async () => {
  expect(await countZeroResult('Anna Müller', 'de', somebody())).toBe(false)
  await countZeroResult('waldschule', 'de', somebody())
  const { rows } = await sql<{ today: string }>`select current_date as today`.execute(db())
  expect(await db().selectFrom('search_misses').selectAll().execute()).toEqual([
    { day: rows[0]?.today, language: 'de', text: 'waldschule', count: 1 },
  ])
})

test('loses none of many at once', async () => {
  const counted = await Promise.all(Array.from({ length: 60 }, () => countZeroResult('waldschule', 'fr', somebody())))
  expect(counted).not.toContain(false)
  expect(await listZeroResults()).toMatchObject([{ text: 'waldschule', count: 60 }])
})

test('takes only so many from one network', async () => {
  for (let at = 0; at < 30; at++) await countZeroResult(`unsinn ${at}`, 'de', `2001:db8:1:2::${at + 1}`)
  expect(await listZeroResults()).toHaveLength(20)
})

test('takes only so many different texts in a day, and goes on counting the known', async () => {
  await sql`insert into search_misses (language, text) select 'de', 'text ' || n from generate_series(1, 5000) n`.execute(
    db(),
  )
  expect(await countZeroResult('text 7', 'de', somebody())).toBe(true)
  expect(await countZeroResult('waldschule', 'de', somebody())).toBe(false)
  expect(await listZeroResults()).toHaveLength(100)
  expect((await listZeroResults())[0]).toMatchObject({ text: 'text 7', count: 2 })
})

test('adds up the days and forgets them after twelve months', async () => {
  await sql`insert into search_misses (day, language, text, count) values
    (current_date - interval '12 months' - interval '1 day', 'de', 'waldschule', 50),
    (current_date - interval '12 months', 'de', 'waldschule', 5)`.execute(db())
  await countZeroResult('waldschule', 'de', somebody())
  expect(await listZeroResults()).toMatchObject([{ text: 'waldschule', count: 56 }])
  expect(await removeOldZeroResults()).toBe(1)
  expect(await listZeroResults()).toMatchObject([{ text: 'waldschule', count: 6 }])
})
