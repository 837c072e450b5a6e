import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { countSearchMiss } from './count-search-miss.server.ts'
import { listSearchMisses } from './list-search-misses.server.ts'
import { removeOldSearchMisses } from './remove-old-search-misses.server.ts'

let network = 0
/** Another one each time: none of them reaches its bound. */
const somebody = () => `10.0.${network >> 8}.${network++ & 255}`

beforeEach(async () => void (await db().deleteFrom('search_misses').execute()))

test('counts a text by day and language, however it is written', async () => {
  for (const typed of ['Waldschule', 'waldschule ', 'WALDSCHULE']) await countSearchMiss(typed, 'de', somebody())
  await countSearchMiss('waldschule', 'en', somebody())
  expect(await listSearchMisses()).toMatchObject([
    { language: 'de', text: 'waldschule', count: 3 },
    { language: 'en', text: 'waldschule', count: 1 },
  ])
})

test('holds the day and the text alone, of no person', async () => {
  expect(await countSearchMiss('Anna Müller', 'de', somebody())).toBe(false)
  await countSearchMiss('waldschule', 'de', somebody())
  const { rows } = await sql<{ today: string }>`select current_date as today`.execute(db())
  expect(await db().selectFrom('search_misses').selectAll().execute()).toEqual([
    { day: rows[0]?.today, language: 'de', text: 'waldschule', count: 1 },
  ])
})

test('loses none of many at once', async () => {
  const counted = await Promise.all(Array.from({ length: 60 }, () => countSearchMiss('waldschule', 'fr', somebody())))
  expect(counted).not.toContain(false)
  expect(await listSearchMisses()).toMatchObject([{ text: 'waldschule', count: 60 }])
})

test('takes only so many from one network', async () => {
  for (let at = 0; at < 30; at++) await countSearchMiss(`unsinn ${at}`, 'de', `2001:db8:1:2::${at + 1}`)
  expect(await listSearchMisses()).toHaveLength(20)
})

test('takes only so many different texts in a day, and goes on counting the known', async () => {
  await sql`insert into search_misses (language, text) select 'de', 'text ' || n from generate_series(1, 5000) n`.execute(
    db(),
  )
  expect(await countSearchMiss('text 7', 'de', somebody())).toBe(true)
  expect(await countSearchMiss('waldschule', 'de', somebody())).toBe(false)
  expect(await listSearchMisses()).toHaveLength(100)
  expect((await listSearchMisses())[0]).toMatchObject({ text: 'text 7', count: 2 })
})

test('adds up the days and forgets them after twelve months', async () => {
  await sql`insert into search_misses (day, language, text, count) values
    (current_date - interval '12 months' - interval '1 day', 'de', 'waldschule', 50),
    (current_date - interval '12 months', 'de', 'waldschule', 5)`.execute(db())
  await countSearchMiss('waldschule', 'de', somebody())
  expect(await listSearchMisses()).toMatchObject([{ text: 'waldschule', count: 56 }])
  expect(await removeOldSearchMisses()).toBe(1)
  expect(await listSearchMisses()).toMatchObject([{ text: 'waldschule', count: 6 }])
})
