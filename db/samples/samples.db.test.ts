import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { db } from '#db/client.ts'
import { addSamples, removeSamples, seedSamplesOnce } from './samples.ts'

const ids = ['1', '2', '3', '4', '5']
const tables = [
  'schools',
  'school_codes',
  'school_profiles',
  'school_texts',
  'school_media',
  'premium_grants',
  'reviews',
  'review_answers',
  'school_ratings',
] as const

beforeEach(() => insertSchool('fr-0690001A', 'fr-annuaire'))

afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('settings').execute()
})

it('adds five schools, of which 1 and 4 are premium and verified', async () => {
  expect(await addSamples()).toEqual(ids)
  const rows = await samples()
  expect(rows.map((row) => row.id)).toEqual(ids)
  expect(rows.filter((row) => row.premium).map((row) => row.id)).toEqual(['1', '4'])
  expect(rows.filter((row) => row.verified_at && row.logo).map((row) => row.id)).toEqual(['1', '4'])
})

it.each([
  { id: '1', count: 38, average: 4.6, stars: [26, 8, 3, 1, 0] },
  { id: '2', count: 17, average: 4.2, stars: [8, 6, 2, 0, 1] },
  { id: '3', count: 52, average: 4.4, stars: [30, 16, 4, 1, 1] },
  { id: '4', count: 64, average: 4.8, stars: [54, 8, 1, 1, 0] },
  { id: '5', count: 23, average: 3.9, stars: [8, 8, 4, 2, 1] },
])('school $id has $count reviews and $average stars on average', async ({ id, count, average, stars }) => {
  await addSamples()
  const row = (await samples()).find((school) => school.id === id)
  expect(row?.rating_count).toBe(count)
  expect(row?.rating_average).toBeCloseTo(average, 1)
  expect([row?.stars_5, row?.stars_4, row?.stars_3, row?.stars_2, row?.stars_1]).toEqual(stars)
})

it('has one disputed review that still counts, and old ones that the nightly run marks', async () => {
  await addSamples()
  const disputed = await db().selectFrom('reviews').select('school_id').where('status', '=', 'disputed').execute()
  expect(disputed).toEqual([{ school_id: '1' }])
  await sql`select age_reviews()`.execute(db())
  const aged = await db().selectFrom('school_ratings').select('school_id').where('aged_count', '>', 0).execute()
  expect(aged.map((row) => row.school_id).sort()).toEqual(ids)
})

it('changes nothing when run twice, not even what a visitor or an operator wrote meanwhile', async () => {
  await addSamples()
  await db().updateTable('school_texts').set({ text: 'Neu geschrieben.' }).where('school_id', '=', '1').execute()
  const before = await contents()
  expect(await addSamples()).toEqual([])
  expect(await contents()).toEqual(before)
})

it('adds again the one school that is missing', async () => {
  await addSamples()
  await db().deleteFrom('schools').where('id', '=', '3').execute()
  expect(await addSamples()).toEqual(['3'])
})

it('refuses when a register has one of the ids, and leaves nothing half-written', async () => {
  await insertSchool('4', 'es-andalucia')
  await expect(addSamples()).rejects.toThrow('School 4 comes from es-andalucia')
  expect(await samples()).toEqual([])
  expect(await db().selectFrom('settings').selectAll().execute()).toEqual([])
})

it('leaves nothing behind after removal and touches no other school', async () => {
  const before = await contents()
  await addSamples()
  expect(await removeSamples()).toBe(5)
  expect(await contents()).toEqual(before)
  expect(await db().selectFrom('settings').selectAll().execute()).toEqual([{ key: 'samples', value: 'removed' }])
})

it('seeds a new installation once, also when two programs start at the same time', async () => {
  expect((await Promise.all([seedSamplesOnce(), seedSamplesOnce()])).flat()).toEqual(ids)
  expect(await seedSamplesOnce()).toEqual([])
})

it('does not restore removed schools until they are added explicitly', async () => {
  await seedSamplesOnce()
  await removeSamples()
  expect(await seedSamplesOnce()).toEqual([])
  expect(await samples()).toEqual([])
  expect(await addSamples()).toEqual(ids)
})

async function samples() {
  return await db().selectFrom('school_directory').selectAll().where('sample', '=', true).orderBy('id').execute()
}

async function contents() {
  return await Promise.all(
    tables.map(async (table) => {
      const rows = await db().selectFrom(table).selectAll().execute()
      return rows.map((row) => JSON.stringify(row)).sort()
    }),
  )
}

async function insertSchool(id: string, source: string) {
  await db()
    .insertInto('schools')
    .values({ id, name: 'Collège des Tilleuls', category: 'secondary', country: 'FR', source, source_id: id })
    .execute()
}
