import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { coverageNote } from './search-schools.server.ts'

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
