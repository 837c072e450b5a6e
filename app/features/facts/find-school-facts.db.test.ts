import { beforeEach, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { Compared } from './find-facts.server.ts'
import { findSchoolFacts } from './find-school-facts.server.ts'
import { addFacts, addSpread } from './testing/add-facts.ts'

const school: Compared = {
  id: 'gb-1',
  country: 'GB',
  region: 'Kent',
  category: 'primary',
  localType: 'Community school',
  ownership: null,
}
const glance = async (of = school, locale: 'de' | 'en' = 'en') => (await findSchoolFacts(of, locale)).glance

beforeEach(async () => {
  await db().deleteFrom('school_facts').execute()
  for (const table of ['fact_statistics', 'kind_statistics'] as const) await db().deleteFrom(table).execute()
  await db().deleteFrom('schools').execute()
})

test('a school without facts shows nothing', async () => {
  expect(await findSchoolFacts(school, 'de')).toEqual({ glance: [], lines: [], sections: [], sources: [] })
})

test('the newest value counts, and the most telling facts come first, six of them', async () => {
  await addFacts(
    'gb-1',
    { fact: 'pupils', number: 400, period_start: '2022-08-01' },
    { fact: 'pupils', number: 412 },
    { fact: 'ks2_expected', number: 71 },
    { fact: 'class_size', number: 27.5 },
    { fact: 'official_code', choice: '1001' },
  )
  expect((await glance()).map(({ id, value, period }) => [id, value, period])).toEqual([
    ['ks2_expected', '71%', '2024/25'],
    ['pupils', '412', '2024/25'],
    ['class_size', '27.5', '2024/25'],
  ])
  expect((await glance(school, 'de'))[0]).toMatchObject({ value: '71\u00a0%' })
})

test('facts of another kind of school, sensitive ones and missing ones are not at a glance', async () => {
  await addFacts(
    'gb-1',
    { fact: 'attainment_8', number: 50 },
    { fact: 'other_language_share', number: 20 },
    { fact: 'pupils', missing: 'suppressed' },
  )
  const { glance: shown, sections } = await findSchoolFacts(school, 'en')
  expect(shown).toEqual([])
  expect(sections.flatMap(({ facts }) => facts.map(({ id }) => id)).sort()).toEqual(['other_language_share', 'pupils'])
})

test('needs are said once: in the words of the register, where it has some', async () => {
  const shown = async () => (await findSchoolFacts(school, 'en')).sections.flatMap(({ facts }) => facts)
  await addFacts('gb-1', { fact: 'support_needs', choice: 'autism; hearing' })
  expect(await shown()).toMatchObject([{ label: 'Special educational needs', value: 'autism, hearing' }])
  await addFacts('gb-1', { fact: 'support_units', choice: 'Autistic Spectrum Disorder; Hearing Impairment' })
  expect(await shown()).toMatchObject([{ id: 'support_units', value: 'autism, hearing impairment' }])
})

test('what a school does not have is not at a glance', async () => {
  await addFacts('gb-1', { fact: 'canteen', number: 0 }, { fact: 'boarding_offered', number: 1 })
  expect((await glance()).map(({ id }) => id)).toEqual(['boarding_offered'])
})

test('three and more things that a school does not have are one line', async () => {
  const no = ['arts_section', 'sport_section', 'cinema_section'].map((fact) => ({ fact, number: 0 }))
  await addFacts('gb-1', ...no.slice(0, 2))
  expect((await findSchoolFacts(school, 'en')).sections).toMatchObject([{ absent: [], facts: [{}, {}] }])
  await addFacts('gb-1', ...no.slice(2))
  const { sections } = await findSchoolFacts(school, 'en')
  expect(sections).toMatchObject([{ facts: [{}, {}, {}], absent: [{ label: 'Not offered', period: '2024/25' }] }])
  expect(new Set(sections[0]!.absent[0]!.ids)).toEqual(new Set(no.map(({ fact }) => fact)))
})

test('the scale is that of the region, or of the nation if the region has too few schools', async () => {
  await addFacts('gb-1', { fact: 'pupils', number: 100 })
  await addSpread({ fact: 'pupils', median: 60 })
  await addSpread({ fact: 'pupils', area: 'GB-WLS', median: 70 })
  expect((await glance())[0]).toMatchObject({
    middle: expect.stringContaining('England'),
    scale: { at: 100, from: 25, middle: 60, to: 75 },
  })
  await addSpread({ fact: 'pupils', region: 'Kent', median: 40, schools: 9 })
  expect((await glance())[0]).toMatchObject({ middle: 'Primary school, median: 40 (Kent)', scale: { middle: 40 } })
  await addFacts('gb-WLS-1', { fact: 'pupils', number: 100 })
  expect((await glance({ ...school, id: 'gb-WLS-1' }))[0]).toMatchObject({
    middle: expect.stringMatching(/70 \(Wales\)/),
  })
})

test('region and nation stand side by side where the nation has further schools', async () => {
  await addFacts('gb-1', { fact: 'pupils', number: 30 }, { fact: 'social_index_nrw', number: 2 })
  await addSpread({ fact: 'pupils', schools: 12, median: 150 })
  await addSpread({ fact: 'pupils', region: 'Kent', schools: 5, median: 75 })
  for (const region of ['Kent', ''])
    await addSpread({ fact: 'social_index_nrw', region, schools: region ? 5 : 12, median: 5 })
  expect(await glance()).toMatchObject([
    { middle: 'Primary school, median: 75 (Kent); 150 (England)', scale: { at: 20, middle: 50, wider: 100 } },
    { value: '2 out of 9', scale: { at: 12.5, middle: 50 }, middle: 'Primary school, median: 5 (Kent)' },
  ])
})

test.each<[string, Parameters<typeof addSpread>[0], string]>([
  ['four of five schools', { fact: 'pupils', schools: 8, expected: 10 }, 'England'],
  [
    'fewer of them',
    { fact: 'pupils', schools: 79, open: 100, expected: 100, regions: 9, openRegions: 10 },
    '79 schools in England',
  ],
  [
    'fewer, in a few regions only',
    { fact: 'pupils', schools: 79, open: 100, expected: 100, regions: 4, openRegions: 10 },
    '79 schools in 4 regions',
  ],
  [
    'two counties of a register loaded in part',
    { fact: 'pupils', schools: 431, expected: 16_800, regions: 2, region_names: ['Berkshire', 'Hampshire'] },
    '431 schools in Berkshire and Hampshire',
  ],
  [
    'five counties of them',
    { fact: 'pupils', schools: 1431, open: 1500, expected: 16_800, regions: 5, openRegions: 5 },
    '1,431 schools in 5 regions',
  ],
  [
    'a number that nobody knows',
    { fact: 'pupils', schools: 9, expected: null, regions: 1, region_names: ['Kent'] },
    '9 schools in Kent',
  ],
  ['a register without regions', { fact: 'pupils', schools: 9, expected: null }, '9 schools with known figures'],
  [
    'few of a county',
    { fact: 'pupils', region: 'Kent', schools: 7, expected: 10, regions: 1, region_names: ['Kent'] },
    '7 schools in Kent',
  ],
  ['most of a county', { fact: 'pupils', region: 'Kent', schools: 8, expected: 10, regions: 1 }, 'Kent'],
])('the median of %s says what it is of', async (_what, spread, base) => {
  await addFacts('gb-1', { fact: 'pupils', number: 100 })
  await addSpread(spread)
  expect((await glance())[0]?.middle).toBe(`Primary school, median: 50 (${base})`)
})

test('a median over the years is of as many schools as are known in each', async () => {
  for (const [index, year] of [2022, 2023, 2024].entries()) {
    const period_start = `${year}-08-01`
    await addFacts('gb-1', { fact: 'pupils', number: 400, period_start })
    const known = { schools: 7 + index, expected: 100, regions: 2, region_names: ['Berkshire', 'Kent'] }
    await addSpread({ fact: 'pupils', period_start, ...known })
  }
  const of = async (locale: 'en' | 'fr') => (await findSchoolFacts(school, locale)).lines[0]?.of
  expect(await of('en')).toBe('Median: Primary school, 7–9 schools in Berkshire and Kent')
  expect(await of('fr')).toEqual(expect.stringMatching(/École primaire, Berkshire et Kent\s: 7–9 établissements$/))
})

test('a school for the youngest stands among those of its kind, in their words', async () => {
  await addFacts('gb-1', { fact: 'pupils', number: 50 })
  await addSpread({ fact: 'pupils', median: 200 })
  await addSpread({ fact: 'pupils', median: 60, category: 'nursery' })
  const nursery = { ...school, localType: 'Local authority nursery school' }
  expect(await glance(nursery)).toMatchObject([{ middle: 'Nursery school, median: 60 (England)' }])
  expect(await glance(nursery, 'de')).toMatchObject([{ middle: 'Vorschule, Median: 60 (England)' }])
})

test('values beyond the scale widen it, and nothing is compared with another year or a fact that differs by region', async () => {
  await addFacts(
    'gb-1',
    { fact: 'pupils', number: 200 },
    { fact: 'social_index_nrw', number: 3 },
    { fact: 'class_size', number: 20 },
  )
  await addSpread({ fact: 'pupils' })
  await addSpread({ fact: 'social_index_nrw', low: 1, high: 9, median: 4, lower_quartile: 2, upper_quartile: 6 })
  await addSpread({ fact: 'class_size', period_start: '2023-08-01' })
  const shown = Object.fromEntries((await glance()).map((fact) => [fact.id, fact.scale]))
  expect(shown).toEqual({
    pupils: { at: 100, from: 12.5, middle: 25, to: 37.5 },
    social_index_nrw: undefined,
    class_size: undefined,
  })
})

test('three years make a line, with the medians of the same years', async () => {
  for (const [index, year] of [2022, 2023, 2024].entries()) {
    await addFacts('gb-1', { fact: 'pupils', number: 400 + index, period_start: `${year}-08-01` })
    if (year > 2022) await addSpread({ fact: 'pupils', period_start: `${year}-08-01`, median: 300 + index })
  }
  const { lines } = await findSchoolFacts(school, 'en')
  expect(lines).toHaveLength(1)
  expect(lines[0]!.points).toMatchObject([
    { label: '2022/23', at: 2022, value: 400, shown: '400', isJoined: false, like: null },
    {
      label: '2023/24',
      at: 2023,
      value: 401,
      isJoined: true,
      like: { median: 301, shownHalf: '25 to 75', schools: 9 },
    },
    { label: '2024/25', at: 2024, value: 402, isJoined: true, like: { median: 302, lower: 25, upper: 75 } },
  ])
})

test('facts under the key of a school that was merged in count where the school has none of its own', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'gb-1', country: 'GB' }))
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'gb-2', school_id: 'gb-1' }).execute()
  await addFacts('gb-2', { fact: 'pupils', number: 5 }, { fact: 'class_size', number: 22 })
  await addFacts('gb-1', { fact: 'pupils', number: 6 })
  await addFacts('gb-3', { fact: 'teachers', number: 9 })
  const { sections } = await findSchoolFacts(school, 'en')
  const values = sections.flatMap(({ facts }) => facts.map(({ id, value }) => [id, value]))
  expect(values.sort()).toEqual([
    ['class_size', '22'],
    ['pupils', '6'],
  ])
})

test('a fact that the program no longer knows, and a choice without a text, break nothing', async () => {
  await addFacts('gb-1', { fact: 'no_such_fact', number: 1 }, { fact: 'all_day_form', choice: 'no-such-choice' })
  expect((await glance()).map(({ value }) => value)).toEqual(['no-such-choice'])
})
