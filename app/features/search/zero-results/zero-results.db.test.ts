import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { countZeroResult } from './count-zero-result.server.ts'
import { countZeroResults, listZeroResults } from './list-zero-results.server.ts'
import { readZeroResultsAddress } from './zero-results-address.ts'

let network = 0
/** A different address each time, so that none of them reaches its limit. */
const somebody = () => `10.0.${network >> 8}.${network++ & 255}`

const count = (text: string, language: Locale, address: string, isRelaxed = false) =>
  countZeroResult({ text, language, isRelaxed }, address)
const list = async (query = '') => (await listZeroResults(readZeroResultsAddress(new URLSearchParams(query)))).texts

beforeEach(async () => void (await db().deleteFrom('zero_results').execute()))

test('counts a text by day and language, however it is written', async () => {
  for (const typed of ['Waldschule', 'waldschule ', 'WALDSCHULE']) await count(typed, 'de', somebody())
  await count('waldschule', 'en', somebody())
  expect(await list()).toMatchObject([
    { language: 'de', text: 'waldschule', count: 3 },
    { language: 'en', text: 'waldschule', count: 1 },
  ])
})

test('holds the day and the text alone, of no person', async () => {
  expect(await count('Anna Müller', 'de', somebody())).toBe(false)
  await count('waldschule', 'de', somebody())
  const { rows } = await sql<{ today: string }>`select current_date as today`.execute(db())
  expect(await db().selectFrom('zero_results').selectAll().execute()).toEqual([
    { day: rows[0]?.today, language: 'de', text: 'waldschule', count: 1, relaxed: 0 },
  ])
})

test('loses none of many at once', async () => {
  const counted = await Promise.all(Array.from({ length: 60 }, () => count('waldschule', 'fr', somebody())))
  expect(counted).not.toContain(false)
  expect(await list()).toMatchObject([{ text: 'waldschule', count: 60 }])
})

test('takes only so many from one network', async () => {
  for (let at = 0; at < 30; at++) await count(`unsinn ${at}`, 'de', `2001:db8:1:2::${at + 1}`)
  expect(await list()).toHaveLength(20)
})

test('takes only so many different texts in a day, and goes on counting the known', async () => {
  await sql`insert into zero_results (language, text) select 'de', 'text ' || n from generate_series(1, 5000) n`.execute(
    db(),
  )
  expect(await count('text 7', 'de', somebody())).toBe(true)
  expect(await count('waldschule', 'de', somebody())).toBe(false)
  expect(await list()).toHaveLength(50)
  expect((await list())[0]).toMatchObject({ text: 'text 7', count: 2 })
})

test('tells those that got the results of a nearer text apart', async () => {
  await count('waldschule', 'de', somebody(), true)
  await count('waldschule', 'de', somebody())
  await count('seeschule', 'de', somebody(), true)
  expect(await list()).toMatchObject([
    { text: 'waldschule', count: 2, relaxed: 1 },
    { text: 'seeschule', count: 1, relaxed: 1 },
  ])
  expect((await list('ending=empty')).map(({ text }) => text)).toEqual(['waldschule'])
  expect(await list('ending=relaxed&language=fr')).toEqual([])
})

test('counts by week and language, and lists the texts of a week', async () => {
  await sql`insert into zero_results (day, language, text, count, relaxed) values
    (date_trunc('week', current_date) - interval '1 day', 'de', 'waldschule', 5, 2),
    (date_trunc('week', current_date) - interval '7 days', 'fr', 'waldschule', 1, 0),
    (date_trunc('week', current_date), 'de', 'waldschule', 3, 0)`.execute(db())
  const weeks = await countZeroResults()
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(0, 3)).toMatchObject([
    { counts: { de: 3 }, relaxed: 0 },
    { counts: { de: 5, fr: 1 }, relaxed: 2 },
    { counts: {}, relaxed: 0 },
  ])
  expect(await list(`week=${weeks[1]!.monday}&language=de`)).toMatchObject([{ text: 'waldschule', count: 5 }])
  expect(await list('language=de')).toMatchObject([{ count: 8 }])
})

test('goes on page by page', async () => {
  await sql`insert into zero_results (language, text) select 'de', 'text ' || n from generate_series(1, 51) n`.execute(
    db(),
  )
  expect([(await list()).length, (await list('page=2')).length, (await list('page=99999')).length]).toEqual([50, 1, 0])
})

test('forgets after twelve months', async () => {
  await sql`insert into zero_results (day, language, text, count) values
    (current_date - interval '12 months' - interval '1 day', 'de', 'waldschule', 50),
    (current_date - interval '12 months', 'de', 'waldschule', 5)`.execute(db())
  expect(await removeExpired('zero_results')).toBe(1)
  expect(await db().selectFrom('zero_results').select('count').execute()).toEqual([{ count: 5 }])
})
