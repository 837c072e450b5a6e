import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFacts, addSpread } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { CompareView } from '../compare-address.ts'
import { arrange } from './arrange.ts'
import { loadComparison } from './load-comparison.server.ts'

const load = async (ids: string[], { near = '', weights = {} }: Partial<CompareView> = {}) => {
  const comparison = await loadComparison(ids, { near }, 'en')
  return { ...comparison, ...arrange(comparison, comparison.from, weights, 'en') }
}
const rowsOf = async (ids: string[], view?: Partial<CompareView>) => {
  const { facts } = await load(ids, view)
  return Object.fromEntries(facts.groups.flatMap(({ rows }) => rows).map((row) => [row.key, row]))
}
const exact = (lat: number) => ({ lat, lng: -1.4, position_precision: 'exact' })

beforeAll(async () => {
  const england = { country: 'GB', region: 'Hampshire', city: 'Southampton', postal_code: 'SO14 0AA' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'gb-1', pupils: 390, ...england, ...exact(50.9) }),
      schoolRow({ id: 'gb-2', ...england, ...exact(51) }),
      schoolRow({ id: 'gb-3', ...england, lat: 50.9, lng: -1.4, position_precision: 'town' }),
      schoolRow({ id: 'gb-9', ...england, status: 'hidden' }),
    ])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'gb-0', school_id: 'gb-2' }).execute()
  await addFacts('gb-1', { fact: 'pupils', number: 400 }, { fact: 'ks2_expected', number: 60 })
  await addFacts('gb-1', { fact: 'class_size', number: 30 }, { fact: 'attainment_8', number: 50 })
  await addFacts('gb-1', { fact: 'other_language_share', number: 20 }, { fact: 'free_meals_share', number: 20 })
  await addFacts('gb-0', { fact: 'pupils', number: 300 }, { fact: 'ks2_expected', number: 80 })
  await addFacts('gb-2', { fact: 'class_size', number: 20, period_start: '2023-08-01' })
  await addFacts('gb-2', { fact: 'other_language_share', number: 60 }, { fact: 'free_meals_share', number: 40 })
  await addFacts('gb-9', { fact: 'ks2_expected', number: 99 })
  await addFacts('gb-3', { fact: 'ks2_expected', missing: 'suppressed' }, { fact: 'official_code', choice: '7' })
  await addSpread({ fact: 'ks2_expected', low: 40, high: 80 })
})
afterAll(closeDirectory)

test('shows the facts of the profile, grouped, each with its period', async () => {
  const { facts } = await load(['gb-1', 'gb-2'])
  expect(facts.groups.map(({ id }) => id)).toEqual(['pupils', 'results'])
  expect(facts.pupils).toMatchObject({ values: ['400', '300'], periods: ['2024/25', '2024/25'], differs: true })
  const rows = await rowsOf(['gb-1', 'gb-2'])
  expect(rows.ks2_expected).toMatchObject({ values: ['60%', '80%'], bars: [{ to: 60 }, { to: 80 }] })
  expect(rows.attainment_8).toBeUndefined()
  // The source of the facts, and the register of the schools.
  expect(facts.sources.map(({ url }) => new URL(url!).hostname)).toEqual([
    'www.schulministerium.nrw',
    'get-information-schools.service.gov.uk',
  ])
  expect(facts.warnings.map(({ id }) => id)).toContain('free_meals_share')
})

test('needs are compared in shared words, and in those of a register where there are no others', async () => {
  await addFacts(
    'gb-1',
    { fact: 'support_needs', choice: 'autism' },
    { fact: 'support_units', choice: 'Autistic Spectrum Disorder' },
  )
  const shared = await rowsOf(['gb-1', 'gb-2'])
  expect([shared.support_needs?.values, shared.support_units]).toEqual([['autism', null], undefined])
  await addFacts('gb-2', { fact: 'support_units', choice: 'Hearing Impairment' })
  expect((await rowsOf(['gb-1', 'gb-2'])).support_units?.values).toEqual(['autism', 'hearing impairment'])
  await db().deleteFrom('school_facts').where('fact', 'in', ['support_needs', 'support_units']).execute()
})

test('two editions are shown and never drawn beside each other', async () => {
  const { class_size } = await rowsOf(['gb-1', 'gb-2'])
  expect(class_size).toMatchObject({ values: ['30', '20'], periods: ['2024/25', '2023/24'], differs: true })
  expect(class_size?.bars).toBeUndefined()
})

test('what describes families in a way by which nobody may choose is neither marked nor drawn', async () => {
  const { other_language_share } = await rowsOf(['gb-1', 'gb-2'])
  expect(other_language_share).toMatchObject({ values: ['20%', '60%'], differs: false })
  expect(other_language_share?.bars).toBeUndefined()
})

test('rows unknown to all are left out, reasons stand beside values only, codes are not compared', async () => {
  expect((await rowsOf(['gb-1', 'gb-3'])).ks2_expected?.values).toEqual(['60%', expect.stringMatching(/few/)])
  expect(await rowsOf(['gb-3'])).toEqual({})
})

test('public schools have no fees, and of the school that one follows only the statistics count', async () => {
  await db().updateTable('schools').set({ ownership: 'private' }).where('id', '=', 'gb-2').execute()
  await db().insertInto('school_successors').values({ key: 'gb-8', successor: 'gb-1' }).execute()
  for (const id of ['gb-1', 'gb-2']) await addFacts(id, { fact: 'fees_from', number: 100 })
  const day = { period: 'day', period_start: '2020-01-01' }
  await addFacts('gb-8', { fact: 'teachers', number: 20 }, { fact: 'canteen', number: 1, ...day })
  const { fees_from, teachers, canteen } = await rowsOf(['gb-1', 'gb-2'])
  expect([fees_from?.values, teachers?.values, canteen]).toEqual([[null, '€100'], ['20', null], undefined])
  await db().deleteFrom('school_facts').where('fact', 'in', ['fees_from', 'teachers', 'canteen']).execute()
})

test('of a hidden school nothing is told', async () => {
  const { schools, missing, facts } = await load(['gb-9', 'gb-3'])
  expect([schools.map(({ id }) => id), missing, facts.groups]).toEqual([['gb-3'], ['gb-9'], []])
})

test('a number of the school stands beside that of the register, an older one of the register does not', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'gb-1', pupils: 410 }).execute()
  const { facts } = await load(['gb-1', 'gb-2'])
  await db().deleteFrom('school_profiles').execute()
  expect(facts.pupils).toBeNull()
  expect(facts.groups[0]?.rows[0]).toMatchObject({ key: 'pupils', values: ['400', '300'] })
})

test('weights order the schools, and everything with them', async () => {
  const { schools, facts, weighing, weighable } = await load(['gb-1', 'gb-3', 'gb-2'], {
    weights: { ks2_expected: 2, other_language_share: 5, free_meals_share: -5 },
  })
  expect(schools.map(({ id }) => id)).toEqual(['gb-2', 'gb-1', 'gb-3'])
  expect(facts.pupils?.values).toEqual(['300', '400', null])
  expect(weighing?.criteria.map(({ id, steps }) => [id, ...steps.map((step) => step?.points)])).toEqual([
    ['ks2_expected', 10, 5, undefined],
  ])
  expect(weighing?.sums).toEqual([
    { total: 20, possible: 20 },
    { total: 10, possible: 20 },
    { total: 0, possible: 0 },
  ])
  const ids = weighable.map(({ id, isSigned }) => [id, isSigned])
  expect(ids).toEqual([
    ['pupils', true],
    ['ks2_expected', false],
  ])
})

test('distances are measured from a place, from a centre never less than two kilometres', async () => {
  const { from, isPlaceUnknown, weighable } = await load(['gb-1', 'gb-2', 'gb-3'], { near: 'Southampton' })
  expect(isPlaceUnknown).toBe(false)
  expect(from?.name).toBe('Southampton')
  expect(from?.at?.lat).toBeCloseTo(50.9, 0)
  expect(from!.km[1]! - from!.km[0]!).toBeGreaterThan(0)
  expect(from!.km[2]).toBeGreaterThanOrEqual(2)
  expect(weighable.map(({ id }) => id)).toContain('distance')
  expect(await load(['gb-1'], { near: 'Nirgendwo' })).toMatchObject({ isPlaceUnknown: true, from: undefined })
})

test('the day of most values without a year is named once, for all of them', async () => {
  const day = { period: 'day', period_start: '2025-03-04' }
  for (const id of ['gb-1', 'gb-2']) await addFacts(id, { fact: 'canteen', number: 1, ...day })
  await addFacts('gb-1', { fact: 'teachers', number: 20, period: 'day', period_start: '2020-01-01' })
  const { facts } = await load(['gb-1', 'gb-2'])
  await db().deleteFrom('school_facts').where('fact', 'in', ['canteen', 'teachers']).execute()
  const periods = facts.groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'canteen')?.periods
  expect(facts.common?.note).toBe(`Official facts without a year: as of ${facts.common?.period}.`)
  expect(periods).toEqual([facts.common?.period, facts.common?.period])
  expect((await load(['gb-3'])).facts.common).toBeNull()
})

test('last distances of a straight line go with their school', async () => {
  const year = { period_start: '2025-08-01' }
  await addFacts('gb-1', { fact: 'admission_last_distance', number: 1.2, ...year })
  await addFacts('gb-1', { fact: 'admission_distance_method', choice: 'straight_line', ...year })
  await addFacts('gb-2', { fact: 'admission_last_distance', number: 2, ...year })
  const { schools } = await load(['gb-1', 'gb-2'])
  expect(schools.map(({ lastDistances }) => lastDistances?.limits)).toEqual([[{ year: 2025, km: 1.2 }], undefined])
})
