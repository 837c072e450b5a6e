import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, file, run } from '../../testing/import-files.ts'
import { applyAction, imported } from '../../testing/ordered-imports.ts'
import { csv, fileRow } from '../../testing/read-table.ts'
import { fillStatistics } from './fill-statistics.ts'

const REGIONS = ['West Yorkshire', 'Greater London', 'Devon']
const inCounty = fileRow({
  URN: '100000',
  EstablishmentName: 'Alpha School',
  'TypeOfEstablishment (name)': 'Community school',
  'EstablishmentStatus (name)': 'Open',
  'PhaseOfEducation (name)': 'Primary',
  StatutoryLowAge: '4',
  StatutoryHighAge: '11',
  Street: 'High Street',
  Town: 'Leeds',
  'County (name)': 'West Yorkshire',
  Postcode: 'LS1 1AA',
  TelephoneNum: '01132225555',
  NumberOfPupils: '200',
  'LA (name)': 'Leeds',
  PercentageFSM: '12.5',
  Easting: '430000',
  Northing: '433000',
})
type Cells = Parameters<typeof inCounty>[0]
/** Forty schools in three regions, some of them changed. */
const rows = (changes: Record<number, Cells> = {}) =>
  Array.from({ length: 40 }, (_, at) =>
    inCounty({
      URN: String(100_000 + at),
      EstablishmentName: `Alpha School ${at % 5}`,
      'County (name)': REGIONS[at % 3]!,
      NumberOfPupils: String(100 + at),
      PercentageFSM: String(at),
      ...changes[at],
    }),
  )
const edition = (changes?: Parameters<typeof rows>[0], day = '20260501') =>
  file(csv(rows(changes)), `edubasealldata${day}.csv`)

beforeEach(async () => {
  await clearImports()
  for (const table of ['school_facts', 'coverage_statistics', 'fact_statistics'] as const)
    await db().deleteFrom(table).execute()
})

const coverage = () =>
  db().selectFrom('coverage_statistics').selectAll().orderBy('region').orderBy('category').execute()
const spreads = () =>
  db()
    .selectFrom('fact_statistics')
    .selectAll()
    .orderBy('fact')
    .orderBy('period_start')
    .orderBy('area')
    .orderBy('region')
    .orderBy('category')
    .execute()

/** What a count of everything gives. */
async function countedAnew() {
  for (const table of ['coverage_statistics', 'fact_statistics'] as const) await db().deleteFrom(table).execute()
  await fillStatistics()
  return [await coverage(), await spreads()]
}

test.each<[string, Parameters<typeof rows>[0]]>([
  ['a school moves to another region', { 3: { 'County (name)': 'Greater London' } }],
  ['a school moves to a region that had none', { 3: { 'County (name)': 'Kent' } }],
  ['a school changes its type', { 4: { 'PhaseOfEducation (name)': 'Secondary' } }],
  ['a school closes', { 5: { 'EstablishmentStatus (name)': 'Closed' } }],
  ['a position is lost', { 6: { Easting: '', Northing: '' } }],
  ['only a number changes', { 7: { PercentageFSM: '99' } }],
])('%s: the figures are those of a count of everything, also when it is undone', async (_what, changes) => {
  await run(edition({}, '20260401'))
  const before = [await coverage(), await spreads()]
  expect(before[0]!.length).toBeGreaterThan(6)
  expect(before[1]).not.toEqual([])
  const { id } = await imported([edition(changes)])
  expect([await coverage(), await spreads()]).toEqual(await countedAnew())
  await applyAction(id, 'undo')
  expect([await coverage(), await spreads()]).toEqual(await countedAnew())
})

test('only the regions of changed schools are counted anew, and none where nothing has changed', async () => {
  await run(edition({}, '20260401'))
  await db().updateTable('coverage_statistics').set({ located: 77 }).where('category', 'is not', null).execute()
  await run(edition({ 3: { 'PhaseOfEducation (name)': 'Nursery' } }, '20260401'))
  const located = new Map(
    (await coverage()).filter(({ category }) => category === 'primary').map((row) => [row.region, row.located]),
  )
  expect(located.get('Greater London')).toBe(77)
  expect(located.get(REGIONS[0]!)).toBeLessThan(77)
  await db().updateTable('coverage_statistics').set({ located: 77 }).execute()
  await run(edition({ 3: { 'PhaseOfEducation (name)': 'Nursery' } }, '20260401'))
  expect((await coverage()).every((row) => row.located === 77)).toBe(true)
})

test('only the kinds of changed schools are compared anew', async () => {
  const secondary = (changed: Cells = {}) =>
    Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((at) => [at, { 'PhaseOfEducation (name)': 'Secondary', ...(at === 5 ? changed : {}) }]),
    )
  await run(edition(secondary(), '20260401'))
  await db().updateTable('fact_statistics').set({ high: 777 }).execute()
  await run(edition(secondary({ PercentageFSM: '99' }), '20260401'))
  const marked = (await spreads()).filter(({ fact }) => fact === 'free_meals_share')
  const kinds = (isMarked: boolean) =>
    new Set(marked.filter(({ high }) => (high === 777) === isMarked).map(({ category }) => category))
  expect([kinds(true), kinds(false)]).toEqual([new Set(['primary']), new Set(['secondary'])])
})

test('short names are made anew in the towns of changed names', async () => {
  await run(edition({ 1: { Town: 'York' } }, '20260401'))
  await db().updateTable('schools').set({ short_name: 'Kept' }).execute()
  await run(edition({ 1: { Town: 'York', EstablishmentName: 'Beta School' } }, '20260401'))
  const names = await db().selectFrom('schools').select(['city', 'short_name']).distinct().orderBy('city').execute()
  expect(names).toEqual([
    { city: 'Leeds', short_name: 'Kept' },
    { city: 'York', short_name: null },
  ])
})
