import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { countZeroResults, listZeroResults } from './list-zero-results.server.ts'
import { flushZeroResults, noteZeroResult } from './note-zero-result.server.ts'
import { readZeroResultsAddress } from './zero-results-address.ts'

let network = 0
/** A different address each time, so that none of them reaches its limit. */
const somebody = () => `10.0.${network >> 8}.${network++ & 255}`

const note = (text: string, language: Locale, { address = somebody(), isRelaxed = false } = {}) =>
  noteZeroResult({ text, language, isRelaxed }, address)
const list = async (query = '') => {
  await flushZeroResults()
  return (await listZeroResults(readZeroResultsAddress(new URLSearchParams(query)))).texts
}

beforeEach(async () => void (await db().deleteFrom('zero_results').execute()))

test('counts a text by day and language, however it is written', async () => {
  for (const typed of ['Waldschule', 'waldschule ', 'WALDSCHULE']) await note(typed, 'de')
  await note('waldschule', 'en')
  expect(await list()).toMatchObject([
    { language: 'de', text: 'waldschule', count: 3 },
    { language: 'en', text: 'waldschule', count: 1 },
  ])
  await note('Waldschule', 'de')
  expect((await list())[0]).toMatchObject({ language: 'de', count: 4 })
})

test('holds the day and the text alone, of no person', async () => {
  await note('Anna Müller', 'de')
  await note('waldschule', 'de')
  await flushZeroResults()
  const { rows } = await sql<{ today: string }>`select current_date as today`.execute(db())
  expect(await db().selectFrom('zero_results').selectAll().execute()).toEqual([
    { day: rows[0]?.today, language: 'de', text: 'waldschule', count: 1, relaxed: 0 },
  ])
})

test('drops what the team’s lists find', async () => {
  await db()
    .insertInto('word_list_entries')
    .values({ language: 'de', list: 'insults.words', entry: 'quarkbirne', effect: 'add' })
    .execute()
  for (const text of ['quarkbirne', 'waldschule']) await note(text, 'de')
  expect(await list()).toMatchObject([{ text: 'waldschule' }])
  await db().deleteFrom('word_list_entries').execute()
})

test('loses none of many at once', async () => {
  await Promise.all(Array.from({ length: 60 }, () => note('waldschule', 'fr')))
  expect(await list()).toMatchObject([{ text: 'waldschule', count: 60 }])
})

test('loses none that comes while others are counted', async () => {
  await note('waldschule', 'de')
  const counting = flushZeroResults()
  await note('waldschule', 'de')
  await Promise.all([counting, flushZeroResults()])
  expect(await list()).toMatchObject([{ text: 'waldschule', count: 2 }])
})

test('takes only so many from one network', async () => {
  for (let at = 0; at < 30; at++) await note(`unsinn ${at}`, 'de', { address: `2001:db8:1:2::${at + 1}` })
  expect(await list()).toHaveLength(20)
})

test('keeps only so many in memory', async () => {
  for (let at = 0; at < 1001; at++) await note('waldschule', 'de')
  expect(await list()).toMatchObject([{ count: 1000 }])
})

test('takes only so many different texts in a day, and goes on counting the known', async () => {
  await sql`insert into zero_results (language, text) select 'de', 'text ' || n from generate_series(1, 4999) n`.execute(
    db(),
  )
  for (const text of ['text 7', 'waldschule', 'seeschule']) await note(text, 'de')
  expect(await list()).toHaveLength(50)
  expect((await list())[0]).toMatchObject({ text: 'text 7', count: 2 })
  const { rows } = await sql`select text from zero_results where text like '%schule'`.execute(db())
  expect(rows).toEqual([{ text: 'seeschule' }])
})

test('tells those that got the results of a nearer text apart', async () => {
  await note('waldschule', 'de', { isRelaxed: true })
  await note('waldschule', 'de')
  await note('seeschule', 'de', { isRelaxed: true })
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
