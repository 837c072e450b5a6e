import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { type SchoolDocument, SearchEngine, textQuery } from '#search-engine/index.ts'
import { makeSchool } from '#search-engine/testing/make-school.ts'
import { readSearchAddress } from '../search-address.ts'
import { abroadFrom, coverageNote } from './search-schools.server.ts'

const add = (country: string, region: string | null, counts: Record<string, number>) =>
  db()
    .insertInto('coverage_statistics')
    .values(
      Object.entries(counts).map(([category, schools]) => {
        const counted = { schools, located: schools, described: 0 }
        return { country, region, category: category === 'all' ? null : category, ...counted }
      }),
    )
    .execute()
const lyon = { name: 'Lyon', region: 'Rhône', country: 'FR' } as const

beforeEach(async () => {
  await db().deleteFrom('coverage_statistics').execute()
  await add('FR', 'Val-de-Marne', { primary: 600, secondary: 140, all: 740 })
  await add('FR', 'Rhône', { secondary: 195, vocational: 9, all: 204 })
  await add('FR', null, { primary: 600, secondary: 335, vocational: 9, all: 944 })
})

test('a place in a region without the stages of others is told which ones are known', async () => {
  expect(await coverageNote(lyon, [])).toEqual({ kind: 'stages', place: 'Lyon', country: 'FR', stages: ['secondary'] })
})

test('nothing is told that the results contradict', async () => {
  const list = (text: string, ...categories: SchoolDocument['category'][]) =>
    SearchEngine.build(categories.map((category) => makeSchool({ category }))).search(textQuery(text))
  expect(await coverageNote(lyon, [], () => [list('', 'secondary')])).toMatchObject({ stages: ['secondary'] })
  expect(await coverageNote(lyon, [], () => [list('', 'secondary'), list('', 'secondary', 'primary')])).toBeNull()
})

test('the country of the place counts, whatever countries the search is limited to', async () => {
  expect(await coverageNote(lyon, ['ES'])).toMatchObject({ place: 'Lyon' })
  expect(await coverageNote({ ...lyon, region: 'Elsewhere' }, ['FR'])).toBeNull()
})

test('a search in one country is told the few regions that are known, at most four by name', async () => {
  expect(await coverageNote(undefined, ['FR'])).toEqual({
    kind: 'regions',
    country: 'FR',
    regions: ['Val-de-Marne', 'Rhône'],
    more: 0,
  })
  for (const region of ['Ain', 'Aisne', 'Allier']) await add('FR', region, { primary: 50 })
  expect(await coverageNote(undefined, ['FR'])).toMatchObject({ regions: { length: 4 }, more: 1 })
})

test('a search without place in several countries or none is told nothing', async () => {
  expect(await coverageNote(undefined, [])).toBeNull()
  expect(await coverageNote(undefined, ['FR', 'ES'])).toBeNull()
})

test('nothing is told before the first import has counted', async () => {
  await db().deleteFrom('coverage_statistics').execute()
  expect(await coverageNote(lyon, [])).toBeNull()
  expect(await coverageNote(undefined, ['FR'])).toBeNull()
})

test('schools abroad begin where those of the country of the page end, in a list without a place', () => {
  const engine = SearchEngine.build([makeSchool(), makeSchool({ country: 'FR', city: 'Lyon' })])
  const from = (query: string, ...countries: ('DE' | 'FR')[]) => {
    const address = readSearchAddress(new URLSearchParams(query))
    const found = engine.search(textQuery(address.text, { language: 'de' }))
    return abroadFrom(
      countries.map((country) => ({ country })),
      found,
      address,
      'de',
    )
  }
  expect(from('', 'DE', 'DE', 'FR')).toBe(2)
  expect(from('page=2', 'FR')).toBe(0)
  expect(from('', 'FR')).toBeUndefined()
  expect(from('', 'DE')).toBeUndefined()
  expect(from('', 'DE', 'FR', 'DE')).toBeUndefined()
  for (const query of ['q=Garching', 'near=Garching', 'country=DE&country=FR', 'sort=name', 'box=5,45,6,46'])
    expect(from(query, 'DE', 'FR')).toBeUndefined()
})
