import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { closeDirectory } from '../live/directory.server.ts'
import { readSearchAddress } from '../search-address.ts'
import { searchSchools } from './search-schools.server.ts'

const search = (query: string, locale: 'de' | 'en' = 'de') =>
  searchSchools(readSearchAddress(new URLSearchParams(query)), locale)
const ids = async (query: string) => (await search(`${query}&sort=name`)).schools.map(({ id }) => id)
const filter = async (query: string, name: string) =>
  (await search(query)).further.find((further) => further.name === name)

beforeAll(async () => {
  const british = { country: 'GB', city: 'Leeds', region: 'Leeds', source: 'gb-gias' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'girls', name: 'A', ...british, gender: 'girls', faith: 'catholic', age_from: 11, age_to: 18 }),
      schoolRow({ id: 'boys', name: 'B', ...british, gender: 'boys', boarding: true, age_from: 7, age_to: 13 }),
      schoolRow({ id: 'mixed', name: 'C', ...british, gender: 'mixed', faith: 'anglican', boarding: false }),
      schoolRow({ id: 'silent', name: 'D', languages: ['en', 'la', 'nds'] }),
    ])
    .execute()
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'silent' }))
    .execute()
  await db().insertInto('premium_grants').values({ school_id: 'boys', reason: 'test' }).execute()
})
afterAll(closeDirectory)

test.each([
  ['age=11', ['girls', 'boys']],
  ['age=11&age=18', ['girls']],
  ['age=3', []],
  ['gender=girls&gender=mixed', ['girls', 'mixed']],
  ['faith=catholic&faith=anglican', ['girls', 'mixed']],
  ['offer=boarding', ['boys']],
  ['offer=reviewed', ['silent']],
  ['language=la&language=en', ['silent']],
  ['language=la&offer=boarding', []],
])('%s finds %j', async (query, expected) => expect(await ids(query)).toEqual(expected))

test('each choice says how many results it would give; choices without any are left out', async () => {
  expect(await filter('country=GB&gender=girls', 'gender')).toEqual({
    name: 'gender',
    legend: 'Mädchen und Jungen',
    choices: ['mixed', 'girls', 'boys'],
    labels: { mixed: 'gemeinsam', girls: 'nur Mädchen', boys: 'nur Jungen' },
    counts: { mixed: 1, girls: 1, boys: 1 },
  })
  expect(await filter('gender=girls', 'age')).toMatchObject({
    choices: ['11', '12', '13', '14', '15', '16', '17', '18'],
  })
  expect(await filter('', 'language')).toMatchObject({ labels: { en: 'Englisch', la: 'Latein', nds: 'Niederdeutsch' } })
})

test('a group says of how many results it tells nothing, under the filters of the others', async () => {
  const page = async (query: string, name: string) =>
    (await searchSchools(readSearchAddress(new URLSearchParams(query)), 'de', true)).further.find(
      (further) => further.name === name,
    )?.note
  expect(await page('', 'gender')).toBe('von 1 Schule nicht bekannt')
  expect(await page('country=GB', 'gender')).toBeUndefined()
  expect(await page('age=11', 'age')).toBe('von 2 Schulen nicht bekannt')
  expect(await page('faith=catholic', 'faith')).toBe('bei 2 Schulen keine oder nicht bekannt')
  expect(await page('faith=catholic', 'gender')).toBeUndefined()
  expect(await page('', 'language')).toBeUndefined()
})

test('a group that no result carries is not shown, one that is set always is', async () => {
  const shown = async (query: string) => (await search(query)).further.map(({ name }) => name)
  expect(await shown('country=DE')).toEqual(['language', 'offer'])
  expect(await shown('country=DE&faith=jewish')).toEqual(['faith'])
})

test('without results the filter to drop is named', async () => {
  const { dropHints } = await search('faith=jewish&gender=girls')
  expect(dropHints).toEqual([{ filter: 'faith', total: 1 }])
})

test('paid places can be left out, with the same results', async () => {
  const [all, without] = [await search(''), await search('ads=none')]
  expect(all.sponsored.map(({ id }) => id)).toEqual(['boys'])
  expect(without.sponsored).toEqual([])
  expect(without.schools).toEqual(all.schools)
  expect(without.further.at(-1)).toMatchObject({ name: 'ads', choices: ['none'], counts: { none: 4 } })
})

test('a school is found by the name of the institution that it is a site of', async () => {
  await addFacts('mixed', { fact: 'institute_name', choice: 'IC Via Giulia' })
  await db().insertInto('school_changes').values({ school_id: 'mixed' }).execute()
  await schoolsChanged()
  expect(await ids('q=IC+Via+Giulia')).toEqual(['mixed'])
})

test('the words are those of the language', async () => {
  const { further } = await search('', 'en')
  expect(further.map(({ legend }) => legend)).toEqual([
    'Age',
    'Girls and boys',
    'Faith',
    'Languages taught',
    'Other features',
    'Sponsored places',
  ])
})

test('schools for adults and those in hospitals are left out unless the text or the filter asks for them', async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'evening', name: 'Abendgymnasium', city: 'Essen', audience: 'adults' }),
      schoolRow({ id: 'day', name: 'Gymnasium', city: 'Essen' }),
    ])
    .execute()
  await schoolsChanged()
  const page = async (query: string) => searchSchools(readSearchAddress(new URLSearchParams(query)), 'de', true)
  const others = async (query: string) => (await page(query)).further.find(({ name }) => name === 'others')?.counts
  expect(await ids('q=Essen')).toEqual(['day'])
  expect(await others('q=Essen')).toEqual({ all: 2 })
  expect(await ids('q=Essen&others=all')).toEqual(['evening', 'day'])
  expect(await ids('q=Abendgymnasium')).toEqual(['evening'])
  expect(await others('q=Essen&country=FR')).toBeUndefined()
})
